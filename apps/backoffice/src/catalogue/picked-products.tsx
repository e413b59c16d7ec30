import type {
	PickedProductWire,
	StaffSmartCategoryWire,
} from '@dukan/domain/catalogue/staff-catalogue.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../platform/texts.tsx';
import { nameIn } from '../ui/editor/names.tsx';
import { PickedList } from '../ui/editor/picked-list.tsx';
import { TrySearch } from './try-search.tsx';

type Props = { ids: readonly number[]; onChange: (ids: number[]) => void; problem: string | undefined };

/** Products found by the shop's own search and put in order. */
export function PickedProducts({ ids, onChange, problem }: Props) {
	const { t, language } = useTexts(catalogueTexts);
	const queries = useQueryClient();
	const [found, setFound] = useState<readonly PickedProductWire[]>([]);
	const listed = queries.getQueryData<StaffSmartCategoryWire[]>(['smart_categories']) ?? [];
	const known = new Map(
		[...listed.flatMap(({ products }) => products), ...found].map((one) => [one.id, one]),
	);
	const title = (id: number) => {
		const product = known.get(id);
		return product ? nameIn(product, language) : `№ ${id}`;
	};
	return (
		<PickedList
			label={t('smart.products')}
			chosen={ids.map((id) => ({ value: String(id), title: title(id) }))}
			onChange={(values) => onChange(values.map(Number))}
			problem={problem}
			adding={
				<TrySearch
					title={t('smart.find')}
					picked={ids}
					onPick={(product) => {
						setFound([...found, product]);
						onChange([...ids, product.id]);
					}}
				/>
			}
		/>
	);
}
