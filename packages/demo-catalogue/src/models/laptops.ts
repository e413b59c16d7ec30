import type { ModelTable } from '../model-table.ts';

function laptopWeightKg(screenSize: number, heavy: number, index: number): number {
	return Math.round((0.1 * screenSize + heavy + (index % 4) * 0.04) * 100) / 100;
}

// Every fourth and seventh model comes without Cyrillic on its keys, as imports do.
function keyboardLetters(index: number): string {
	return index % 4 === 2 || index % 7 === 6 ? 'EN' : 'EN/RU';
}

export const laptopTables: ModelTable[] = [
	{
		subcategory: 101,
		columns: 'brand series cpu ram ssd screenSize resolution os colour',
		rows: `
			Acer | Study 14 | Intel N100 | 4 | 256 | 14 | 1366×768 | No OS | black
			HP | Home 15 | Intel N100 | 8 | 256 | 15.6 | 1366×768 | No OS | silver
			Lenovo | Study 14 | Intel N100 | 8 | 256 | 14 | 1920×1080 | Windows 11 | blue
			ASUS | Home 15 | AMD Ryzen 3 | 8 | 256 | 15.6 | 1920×1080 | No OS | white
			Acer | Home 15 | Intel Core i3 | 8 | 256 | 15.6 | 1920×1080 | No OS | grey
			HP | Study 14 | AMD Ryzen 3 | 8 | 512 | 14 | 1920×1080 | Windows 11 | gold
			Lenovo | Home 15 | Intel Core i3 | 8 | 512 | 15.6 | 1920×1080 | No OS | black
			ASUS | Study 14 | Intel Core i3 | 8 | 512 | 14 | 1920×1080 | Windows 11 | pink
			HP | Home 15 | Intel Core i3 | 16 | 512 | 15.6 | 1920×1080 | Windows 11 | silver
			Acer | Everyday 16 | AMD Ryzen 5 | 8 | 512 | 16 | 1920×1200 | No OS | blue
			Lenovo | Everyday 16 | AMD Ryzen 5 | 16 | 512 | 16 | 1920×1200 | No OS | grey
			ASUS | Home 15 | AMD Ryzen 5 | 16 | 512 | 15.6 | 1920×1080 | Windows 11 | black
			HP | Study 14 | Intel Core i5 | 16 | 512 | 14 | 1920×1080 | Windows 11 | blue
			Lenovo | Study 14 | Intel Core i5 | 16 | 512 | 14 | 1920×1200 | Windows 11 | green
			Acer | Home 15 | Intel Core i5 | 16 | 1024 | 15.6 | 1920×1080 | No OS | silver
			ASUS | Everyday 16 | Intel Core i5 | 16 | 512 | 16 | 1920×1200 | Windows 11 | silver
			HP | Everyday 16 | AMD Ryzen 7 | 16 | 512 | 16 | 1920×1200 | Windows 11 | white
			Lenovo | Everyday 16 | Intel Core i5 | 16 | 1024 | 16 | 1920×1200 | Windows 11 | purple
			Acer | Everyday 16 | Intel Core i7 | 16 | 1024 | 16 | 1920×1200 | Windows 11 | black
			ASUS | Everyday 16 | AMD Ryzen 7 | 16 | 1024 | 16 | 2560×1600 | Windows 11 | blue`,
		derive: ({ screenSize }, { index }) => ({
			keyboardLayout: keyboardLetters(index),
			weight: laptopWeightKg(Number(screenSize), 0.06, index),
			warranty: 12,
		}),
	},
	{
		subcategory: 102,
		nameHighlights: ['gpu', 'ram', 'ssd'],
		columns: 'brand series cpu ram ssd gpu screenSize refreshRate resolution os colour',
		rows: `
			Acer | Strike 15 | Intel Core i5 | 8 | 512 | GeForce RTX 3050 | 15.6 | 144 | 1920×1080 | No OS | black
			HP | Strike 15 | AMD Ryzen 5 | 16 | 512 | GeForce RTX 3050 | 15.6 | 144 | 1920×1080 | Windows 11 | blue
			MSI | Strike 15 | Intel Core i5 | 16 | 512 | GeForce RTX 3050 | 15.6 | 144 | 1920×1080 | No OS | black
			Lenovo | Strike 15 | AMD Ryzen 5 | 16 | 512 | GeForce RTX 4050 | 15.6 | 144 | 1920×1080 | No OS | grey
			Gigabyte | Strike 15 | Intel Core i5 | 16 | 512 | GeForce RTX 4050 | 15.6 | 144 | 1920×1080 | Windows 11 | black
			ASUS | Arena 16 | AMD Ryzen 7 | 16 | 512 | GeForce RTX 4050 | 16 | 144 | 1920×1200 | Windows 11 | grey
			Acer | Arena 16 | Intel Core i7 | 16 | 512 | GeForce RTX 4050 | 16 | 165 | 1920×1200 | Windows 11 | black
			HP | Arena 16 | AMD Ryzen 7 | 16 | 1024 | GeForce RTX 4060 | 16 | 144 | 1920×1200 | Windows 11 | white
			MSI | Force 17 | Intel Core i7 | 16 | 1024 | GeForce RTX 4060 | 17.3 | 144 | 1920×1080 | Windows 11 | black
			Lenovo | Arena 16 | Intel Core i7 | 16 | 1024 | GeForce RTX 4060 | 16 | 165 | 2560×1600 | Windows 11 | grey
			Gigabyte | Force 17 | Intel Core i7 | 32 | 1024 | GeForce RTX 4060 | 17.3 | 240 | 1920×1080 | Windows 11 | black
			ASUS | Arena 16 | Intel Core i7 | 16 | 1024 | GeForce RTX 5060 | 16 | 165 | 2560×1600 | Windows 11 | white
			MSI | Arena 16 | Intel Core Ultra 7 | 32 | 1024 | GeForce RTX 5060 | 16 | 240 | 2560×1600 | Windows 11 | blue
			Acer | Force 17 | Intel Core i7 | 32 | 1024 | GeForce RTX 4070 | 17.3 | 165 | 2560×1440 | Windows 11 | black
			Lenovo | Arena 16 | Intel Core Ultra 7 | 32 | 1024 | GeForce RTX 4070 | 16 | 240 | 2560×1600 | Windows 11 | white
			ASUS | Force 17 | Intel Core Ultra 7 | 32 | 2048 | GeForce RTX 5070 | 17.3 | 240 | 2560×1440 | Windows 11 | grey`,
		derive: ({ screenSize }, { index }) => ({
			keyboardLayout: keyboardLetters(index),
			weight: laptopWeightKg(Number(screenSize), 0.68, index),
			warranty: index > 8 ? 24 : 12,
		}),
	},
	{
		subcategory: 103,
		columns: 'brand series cpu ram ssd screenSize resolution os colour',
		rows: `
			HP | Office Pro 15 | Intel Core i3 | 8 | 512 | 15.6 | 1920×1080 | No OS | silver
			Lenovo | Office Pro 14 | Intel Core i3 | 16 | 512 | 14 | 1920×1200 | No OS | black
			Dell | Office Pro 15 | Intel Core i5 | 8 | 512 | 15.6 | 1920×1080 | Windows 11 | grey
			HP | Office Pro 14 | AMD Ryzen 5 | 16 | 512 | 14 | 1920×1200 | Windows 11 | silver
			Lenovo | Office Pro 15 | Intel Core i5 | 16 | 512 | 15.6 | 1920×1080 | Windows 11 | grey
			Dell | Office Pro 14 | Intel Core i5 | 16 | 512 | 14 | 1920×1200 | Windows 11 | black
			HP | Office Pro 15 | AMD Ryzen 7 | 16 | 512 | 15.6 | 1920×1080 | Windows 11 | blue
			Lenovo | Office Pro 14 | Intel Core Ultra 5 | 16 | 512 | 14 | 1920×1200 | Windows 11 | black
			Dell | Office Pro 15 | Intel Core Ultra 5 | 16 | 1024 | 15.6 | 1920×1080 | Windows 11 | silver
			HP | Office Pro 14 | Intel Core Ultra 7 | 32 | 1024 | 14 | 2560×1600 | Windows 11 | silver
			Lenovo | Office Pro 14 | Intel Core Ultra 7 | 32 | 1024 | 14 | 2880×1800 | Windows 11 | black
			Dell | Office Pro 14 | Intel Core Ultra 7 | 32 | 2048 | 14 | 2560×1600 | Windows 11 | grey`,
		derive: ({ screenSize }, { index }) => ({
			weight: laptopWeightKg(Number(screenSize), 0.02, index),
			warranty: 24,
		}),
	},
	{
		subcategory: 104,
		columns: 'brand series cpu ram ssd screenSize resolution panel os batteryLife colour',
		rows: `
			Honor | Slim 14 | Intel Core i5 | 16 | 512 | 14 | 1920×1200 | IPS | Windows 11 | 9 | silver
			ASUS | Slim 14 | AMD Ryzen 5 | 16 | 512 | 14 | 1920×1200 | OLED | Windows 11 | 10 | blue
			Huawei | Slim 14 | Intel Core i5 | 16 | 512 | 14 | 1920×1200 | IPS | Windows 11 | 10 | grey
			Dell | Slim 14 | Intel Core Ultra 5 | 16 | 512 | 14 | 1920×1200 | IPS | Windows 11 | 12 | silver
			Honor | Slim 16 | Intel Core Ultra 5 | 16 | 1024 | 16 | 2560×1600 | IPS | Windows 11 | 11 | grey
			Apple | Air 13 | Apple M3 | 8 | 256 | 13.6 | 2560×1600 | IPS | macOS | 18 | gold
			ASUS | Slim 16 | Intel Core Ultra 7 | 16 | 1024 | 16 | 2880×1800 | OLED | Windows 11 | 12 | white
			Huawei | Slim 14 | Intel Core Ultra 7 | 16 | 1024 | 14 | 2880×1800 | OLED | Windows 11 | 12 | green
			Apple | Air 13 | Apple M4 | 16 | 256 | 13.6 | 2560×1600 | IPS | macOS | 18 | blue
			Apple | Air 15 | Apple M4 | 16 | 512 | 15.3 | 2880×1800 | IPS | macOS | 18 | silver
			Dell | Slim 16 | Intel Core Ultra 7 | 32 | 1024 | 16 | 2560×1600 | OLED | Windows 11 | 13 | black
			Apple | Air 15 | Apple M4 | 24 | 1024 | 15.3 | 2880×1800 | IPS | macOS | 18 | black`,
		derive: ({ screenSize }, { brand, index }) => ({
			weight: laptopWeightKg(Number(screenSize), brand === 'Apple' ? -0.12 : -0.16, index % 2),
			warranty: 12,
		}),
	},
];
