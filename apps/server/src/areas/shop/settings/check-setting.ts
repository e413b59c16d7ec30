import { offeredLanguages } from '@dukan/domain/shop/settings/offered-languages.ts';
import { shopColours } from '@dukan/domain/shop/settings/shop-colours.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { hasPicture } from '../pictures/pictures.queries.ts';

type Checked = Pick<ShopSettings, 'look' | 'languages'>;

/** OWN-01: the checks that a schema cannot express. */
const CHECKS: { [Key in keyof Checked]: (db: Database, value: Checked[Key]) => Promise<void> } = {
	look: async (db, { colour, logo }) => {
		if (!shopColours(colour)) throw invalidField('colour', 'contrast');
		if (logo && !(await hasPicture(db, logo, 'logo'))) throw invalidField('logo', 'unknown');
	},
	languages: async (_db, choice) => {
		if (offeredLanguages(choice).length === 0) throw invalidField('languages', 'required');
	},
};

export async function checkSetting<Key extends keyof ShopSettings>(
	db: Database,
	key: Key,
	value: ShopSettings[Key],
): Promise<void> {
	const check = (
		CHECKS as Partial<Record<keyof ShopSettings, (db: Database, value: unknown) => Promise<void>>>
	)[key];
	await check?.(db, value);
}
