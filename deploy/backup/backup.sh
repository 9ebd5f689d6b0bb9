#!/usr/bin/env bash
# Backs up the database beyond its machine, and restores it to any second. Needs PostgreSQL's client programs.
#
#   backup.sh stream  <folder>                 receives the log of all changes until it is stopped: run it as a service
#   backup.sh base    <folder>                 copies the database as a whole: run it daily
#   backup.sh restore <folder> <data> [time]   makes a data directory of the newest copy and the log, up to a time
#
# DATABASE_DIRECT_URL names the server, with a role that has REPLICATION. <folder> lies on another machine's disk.
set -euo pipefail

command=${1:-} folder=${2:-}
if [ -z "$folder" ]; then
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
slot=dongne_backup
# Whole copies that stay; the log that only older ones need is removed.
keep=${BACKUP_KEEP:-7}

stream() {
  mkdir -p "$folder/wal"
  pg_receivewal --dbname="$DATABASE_DIRECT_URL" --slot="$slot" --create-slot --if-not-exists
  # Flushes each change as it comes: what a lost machine loses is what was on its way.
  exec pg_receivewal --dbname="$DATABASE_DIRECT_URL" --slot="$slot" --synchronous --directory="$folder/wal"
}

base() {
  local name
  name=$(date -u +%Y%m%dT%H%M%SZ)
  mkdir -p "$folder/base"
  pg_basebackup --dbname="$DATABASE_DIRECT_URL" --format=tar --gzip --wal-method=none --checkpoint=fast \
    --pgdata="$folder/base/.$name"
  mv "$folder/base/.$name" "$folder/base/$name"
  find "$folder/base" -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n "-$keep" | xargs --no-run-if-empty rm -r
  local oldest start
  oldest=$(find "$folder/base" -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n 1)
  start=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p')
  pg_archivecleanup "$folder/wal" "$start"
  echo "$folder/base/$name"
}

restore() {
  local data=$1 time=${2:-} copy wanted=9
  if [ -n "$time" ]; then wanted=$(date -u -d "$time" +%Y%m%dT%H%M%SZ); fi
  copy=$(find "$folder/base" -mindepth 1 -maxdepth 1 -name '2*' -printf '%f\n' | sort | awk -v w="$wanted" '$0 <= w' | tail -n 1)
  if [ -z "$copy" ]; then
    echo "No copy is that old: $folder/base begins with $(ls "$folder/base" | head -n 1)." >&2
    exit 1
  fi
  if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
    echo "$data is not empty: choose another folder." >&2
    exit 1
  fi
  mkdir -p "$data"
  chmod 700 "$data"
  tar -xzf "$folder/base/$copy/base.tar.gz" -C "$data"
  # The newest part of the log is still named as incomplete.
  cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "$folder/wal/%f" "%p" || cp "$folder/wal/%f.partial" "%p"'
recovery_target_timeline = 'latest'
recovery_target_action = 'promote'
CONF
  if [ -n "$time" ]; then echo "recovery_target_time = '$time'" >>"$data/postgresql.auto.conf"; fi
  touch "$data/recovery.signal"
  echo "$data is made of $copy. Start a server on it; it replays the log first. Then start the API."
}

case "$command" in
  stream) stream ;;
  base) base ;;
  restore) restore "${3:?a data directory}" "${4:-}" ;;
  *) echo "Unknown command $command: stream, base or restore" >&2 && exit 2 ;;
esac
