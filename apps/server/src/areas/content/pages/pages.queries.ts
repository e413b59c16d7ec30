import { PAGE_NAMES, type PageName } from '@dukan/domain/base/addresses/addresses.ts';
import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { PageWire } from '@dukan/domain/content/pages/pages.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readTrustRules } from '../../people/trust/trust.queries.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { fillPeriods, namesPeriods } from './page-periods.ts';
import { fillShopFacts, namesShop } from './page-shop-facts.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** A page without a title in a language shows the English one (GEN-01). */
export async function listPageTitles(db: Database) {
	return db
		.selectFrom('pages')
		.select([
			sql<PageName>`name`.as('name'),
			'title_en as name_en',
			sql<string>`coalesce(nullif(title_ru, ''), title_en)`.as('name_ru'),
			sql<string>`coalesce(nullif(title_tm, ''), title_en)`.as('name_tm'),
		])
		.where('name', 'in', [...PAGE_NAMES])
		.orderBy('name')
		.execute();
}

/** Replaces placeholders by the shop's settings. */
async function fillPage(db: Database, body: string, language: Language): Promise<string> {
	const dated = namesPeriods(body) ? fillPeriods(body, language, await readTrustRules(db)) : body;
	return namesShop(dated) ? fillShopFacts(dated, language, await readSettings(db)) : dated;
}

export async function findPage(
	db: Database,
	name: PageName,
	language: Language,
): Promise<PageWire | undefined> {
	const page = await db.selectFrom('pages').selectAll().where('name', '=', name).executeTakeFirst();
	if (!page) return undefined;
	const body = localizedText({ en: page.body_en, ru: page.body_ru, tm: page.body_tm }, language);
	return {
		name,
		title: localizedText({ en: page.title_en, ru: page.title_ru, tm: page.title_tm }, language),
		body: sanitiseHtml(await fillPage(db, body, language)),
		updated_at: page.updated_at.toISOString(),
	};
}
