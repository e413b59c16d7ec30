import { useLanguage } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Unread } from '../../ui/page.tsx';
import { ChipChoice } from './chip-choice.tsx';
import { useCatalogueList } from './use-catalogue.ts';

type Props = {
	attributeKey: string;
	label: string;
	chosen: readonly string[];
	onChange: (values: string[]) => void;
};

/** Chooses values of an attribute. A product matches if it has any of them. */
export function FacetChoice({ attributeKey, label, chosen, onChange }: Props) {
	const { language } = useLanguage();
	const attribute = useCatalogueList('attributes').find(({ key }) => key === attributeKey);
	const facets = useRead(`attribute_facets/${attributeKey}`);
	const title = (value: string) => {
		const known = attribute?.values.find((one) => one.value === value);
		return known ? nameIn(known, language) : value;
	};
	return (
		<>
			<Unread of={[facets]} />
			<ChipChoice
				label={label}
				choices={(facets.data ?? []).map((value) => ({ value, title: title(value) }))}
				chosen={chosen}
				onChange={onChange}
			/>
		</>
	);
}
