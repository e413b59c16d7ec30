import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
	index('home/home.screen.tsx'),
	route('kit', 'kit/kit.screen.tsx'),
	route('*', 'errors/not-found.screen.tsx'),
] satisfies RouteConfig;
