export { PROVIDED } from './provided';
export { drawPage, type DrawnPage, type PageToDraw } from './draw-page';
