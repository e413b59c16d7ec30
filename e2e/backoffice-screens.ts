import type { Language } from '@dukan/domain/language/language.ts';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

type Checks = {
	speak: (language: Language) => Promise<void>;
	expectAccessible: () => Promise<void>;
	expectNoSidewaysScroll: () => Promise<void>;
};

export const DESK_WIDTHS = [1440, 390] as const;

/** Each of these screens of the back-office, wide in Turkmen and on a phone in Russian: readable by all, nothing cut off. */
export async function expectGoodScreens(
	page: Page,
	shop: Checks,
	width: number,
	paths: readonly string[],
): Promise<void> {
	const language = width > 768 ? 'tm' : 'ru';
	await page.setViewportSize({ width, height: 900 });
	await shop.speak(language);
	for (const path of paths) {
		await page.goto(`/backoffice/${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('status', { name: /Ýüklenýär|Загрузка/ })).toHaveCount(0);
		await shop.expectNoSidewaysScroll();
		await shop.expectAccessible();
	}
}
