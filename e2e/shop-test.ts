import type { Language } from '@dukan/domain/base/language/language.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { makeLate } from './late-connection.ts';
import { isQuick } from './scope.ts';
import { ANY, ru, starting } from './texts.ts';

/** Waits until React has marked the page as hydrated. A click before that would be lost. */
export async function whenHydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

/** Waits until the page is hydrated and the sections far below are laid out. */
export async function whenAlive(page: Page): Promise<void> {
	await whenHydrated(page);
	await page.waitForFunction(() => document.documentElement.dataset.offscreen === undefined);
}

/** The shop as a visitor uses it. */
class Shop {
	readonly page: Page;
	readonly #baseUrl: string;

	constructor(page: Page, baseUrl: string) {
		this.page = page;
		this.#baseUrl = baseUrl;
	}

	async setLanguage(language: Language): Promise<void> {
		await this.page.context().addCookies([{ name: 'lang', value: language, url: this.#baseUrl }]);
	}

	/** Opens a page and waits until it is hydrated. */
	async open(path: string, language: Language = 'ru'): Promise<void> {
		await this.setLanguage(language);
		await this.page.goto(path);
		await this.isAlive();
	}

	isAlive(): Promise<void> {
		return whenAlive(this.page);
	}

	/** Returns the link from a section of home to the whole list. */
	viewAll(title: string) {
		return this.page.getByRole('link', {
			name: new RegExp(`(${ru.shop('common.all')}|${ru.shop('common.viewAll')}) ?: ${title}$`),
		});
	}

	/** Returns the link to the cart in the header or in the bottom bar, whichever this screen shows. */
	cartLink() {
		return this.page
			.getByRole('link', { name: starting(`${ru.shop('cart.title')}:`) })
			.and(this.page.locator(':visible'))
			.last();
	}

	/** Puts the first product of a list into the cart and opens the checkout. */
	async startOrder(list: string): Promise<void> {
		await this.open(list);
		await this.page
			.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
			.first()
			.click();
		await this.cartLink().click();
		const drawer = this.page.getByRole('dialog', { name: ru.shop('cart.title') });
		await drawer.getByRole('link', { name: starting(ru.shop('cart.orderFor', { total: ANY })) }).click();
	}

	async openSortMenu(): Promise<void> {
		await this.page.locator('summary', { hasText: ru.shop('sort.title') }).click();
	}

	/** Returns the link to the profile or the favourites, in the header or in the bottom bar. */
	accountLink(name: string) {
		return this.page.getByRole('link', { name, exact: true }).and(this.page.locator(':visible'));
	}

	section(title: string) {
		return this.page.getByRole('region', { name: title });
	}

	/**
	 * Checks the current state of the page with axe. It takes two or three times as long as loading the page,
	 * so it belongs to the exhaustive run. In the quick run one page stands for all (every-page.spec.ts).
	 */
	async expectAccessible({ inQuickProof = false } = {}): Promise<void> {
		if (isQuick && !inQuickProof) return;
		expect(await accessibilityProblems(this.page)).toEqual([]);
	}

	/**
	 * Expects that nothing is wider than the screen. A page whose width has just changed may need a moment.
	 */
	async expectNoSidewaysScroll(): Promise<void> {
		await expect.poll(() => this.whatSticksOut()).toEqual([]);
	}

	/** Returns the elements that are wider than the screen. */
	whatSticksOut(): Promise<string[]> {
		// The inner width of the window would be wrong, because a phone zooms out until everything fits.
		const screenWidth = this.page.viewportSize()?.width ?? 0;
		return this.page.evaluate((width) => {
			if (document.documentElement.scrollWidth <= width) return [];
			const elements = [...document.querySelectorAll('body *')];
			const names = elements
				.filter((element) => element.getBoundingClientRect().right > width + 1)
				.map((element) => element.outerHTML.slice(0, 120));
			return [`${document.documentElement.scrollWidth} px`, ...names];
		}, screenWidth);
	}
}

type Fixtures = {
	shop: Shop;
	/** Console errors that this test expects. Any other error fails it. */
	expected: { errors: RegExp[] };
};

/** Playwright reports that most tests block the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;
/** Chromium gives this advice after some seconds, so it appears only on slow machines. */
const PRELOAD_ADVICE = /was preloaded using link preload but not used within a few seconds/;

/** The storefront gives up a call or a page after this time. */
const GIVES_UP_AFTER_MS = 10_000;
/**
 * Tests wait longer than people, because a slow machine is not a broken connection. Tests of time-outs use a
 * clock of their own.
 */
const PATIENCE_MS = 90_000;

export const test = base.extend<Fixtures>({
	context: async ({ context }, use) => {
		await context.addInitScript(
			([given, taken]) => {
				const setTimer = window.setTimeout;
				const patient = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
					setTimer(work, ms === given ? taken : ms, ...rest);
				window.setTimeout = patient as typeof window.setTimeout;
			},
			[GIVES_UP_AFTER_MS, PATIENCE_MS] as const,
		);
		await makeLate(context);
		await use(context);
		// A call that the test delays or changes may still be open when the test is done.
		for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
	},
	expected: [{ errors: [] }, { option: true }],
	shop: async ({ page, baseURL, expected }, use) => {
		const problems: string[] = [];
		const origin = new URL(baseURL ?? '').origin;
		page.on('console', (message) => {
			if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
		});
		page.on('pageerror', (error) => problems.push(error.message));
		page.on('request', (request) => {
			const url = new URL(request.url());
			if (url.protocol.startsWith('http') && url.origin !== origin)
				problems.push(`foreign host: ${url.host}`);
		});
		await use(new Shop(page, baseURL ?? ''));
		const isExpected = (problem: string) =>
			[WORKER_BLOCKED, PRELOAD_ADVICE, ...expected.errors].some((error) => error.test(problem));
		expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
	},
});

export { expect };
