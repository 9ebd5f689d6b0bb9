export const HomePage = () => <h1>홈</h1>;
