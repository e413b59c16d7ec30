/**
 * Where the ranges of a number begin and end, for numbers of more values than a shopper reads through. Each bound is a
 * size that people ask for: a phone of 5000 mAh, a screen of 15.6 inches among those from 15.5 on.
 */
export const rangeBounds: Readonly<Record<string, number[]>> = {
	battery: [2000, 4000, 5000, 6000, 8000, 10_000, 20_000],
	batteryLife: [12, 24, 48, 168, 336],
	cardLength: [200, 250, 300],
	dpi: [3200, 8000, 16_000],
	frontCamera: [10, 20, 32],
	maxCardLength: [320, 360],
	maxLoad: [10, 20, 50, 100, 150],
	ports: [4, 8, 16],
	power: [20, 45, 65, 100, 200, 500, 750, 1000],
	printSpeed: [10, 20, 30],
	ram: [8, 16, 32],
	readSpeed: [200, 1000, 4000, 7000],
	refreshRate: [100, 144, 200],
	screenSize: [2, 6.3, 6.6, 8, 10, 12, 14, 15.5, 17, 22, 24, 27, 32, 43, 55, 65],
	speed: [300, 1000, 1500, 3000],
	storage: [64, 128, 256, 512, 1024, 2048],
	weight: [1.3, 1.5, 1.7, 2, 2.3],
};
