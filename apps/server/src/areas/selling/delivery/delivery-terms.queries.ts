import type { DeliveryTerms, DeliveryZone } from '@dukan/domain/selling/delivery/delivery-terms.ts';
import type { Database } from '../../../platform/database/database.ts';

export async function readDeliveryTerms(db: Database): Promise<DeliveryTerms> {
	const [zones, districts, region] = await Promise.all([
		db.selectFrom('delivery_zones').selectAll().orderBy('position').execute(),
		db
			.selectFrom('districts')
			.select(['id', 'region_id', 'zone'])
			.orderBy('position')
			.orderBy('id')
			.execute(),
		db.selectFrom('regions').selectAll().orderBy('position').orderBy('id').limit(1).executeTakeFirst(),
	]);
	const byCode = new Map(
		zones.map((zone): [string, DeliveryZone] => [
			zone.code,
			{
				priceTenge: zone.price_tenge,
				freeFromTenge: zone.free_from_tenge ?? undefined,
				minDays: zone.min_days,
				maxDays: zone.max_days,
				express:
					zone.express_price_tenge === null || zone.express_minutes === null
						? undefined
						: { priceTenge: zone.express_price_tenge, minutes: zone.express_minutes },
				districtIds: districts.filter(({ zone: code }) => code === zone.code).map(({ id }) => id),
			},
		]),
	);
	const first = districts.find(({ region_id }) => region_id === region?.id);
	const homeZone = first && byCode.get(first.zone);
	return {
		zones: [...byCode.values()],
		homeRegion:
			region && homeZone
				? { name: { en: region.name_en, ru: region.name_ru, tm: region.name_tm }, zone: homeZone }
				: undefined,
	};
}
