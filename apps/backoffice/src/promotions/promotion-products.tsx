import type { PromotionWire } from '@dukan/domain/promotions/staff-promotions.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TrySearch } from '../catalogue/try-search.tsx';
import { useLanguage } from '../platform/texts.tsx';
import { nameIn } from '../ui/editor/names.tsx';
import { PickedList } from '../ui/editor/picked-list.tsx';

type Props = {
	label: string;
	find: string;
	ids: readonly number[];
	onChange: (ids: number[]) => void;
	problem?: string | undefined;
};

/** Products found by the shop's own search. */
export function PromotionProducts({ label, find, ids, onChange, problem }: Props) {
	const { language } = useLanguage();
	const queries = useQueryClient();
	const [found, setFound] = useState<PromotionWire['products']>([]);
	const listed = queries.getQueryData<PromotionWire[]>(['promotions']) ?? [];
	const known = new Map(
		[...listed.flatMap(({ products }) => products), ...found].map((one) => [one.id, one]),
	);
	const title = (id: number) => {
		const product = known.get(id);
		return product ? nameIn(product, language) : `№ ${id}`;
	};
	return (
		<PickedList
			label={label}
			chosen={ids.map((id) => ({ value: String(id), title: title(id) }))}
			onChange={(values) => onChange(values.map(Number))}
			problem={problem}
			adding={
				<TrySearch
					title={find}
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
