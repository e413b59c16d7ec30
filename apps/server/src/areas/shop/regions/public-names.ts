import type { ThreeNames } from '@dukan/domain/base/fields.api.ts';

type PublicNames = { name_en: string; name_ru: string; name_tm: string };

/** Returns a name in three languages, as the public contract has it. */
export function publicNames({ nameEn, nameRu, nameTm }: ThreeNames): PublicNames {
	return { name_en: nameEn, name_ru: nameRu, name_tm: nameTm };
}

/** Returns the id and names of a region or a district, as the public contract has them. */
export function publicPlace(
	place: (ThreeNames & { id: number }) | null,
): (PublicNames & { id: number }) | null {
	return place && { id: place.id, ...publicNames(place) };
}
