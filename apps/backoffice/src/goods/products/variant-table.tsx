import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import { tellingKeys } from '@dukan/domain/goods/products/family-choices.ts';
import type { ProductFamilyWire } from '@dukan/domain/goods/products/staff-families.api.ts';
import type { AttributeChoiceWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { formatInteger, formatTenge } from '@dukan/i18n/format/number.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { familiesTexts } from '@dukan/i18n/texts/backoffice/families-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

type FamilyProduct = ProductFamilyWire['products'][number];
type Member = Pick<FamilyProduct, 'id' | 'names'>;
type Props = {
	members: readonly Member[];
	/** The products as the server returned them. Of a product that was just added, only the name is known. */
	known: readonly FamilyProduct[];
	keys: readonly string[];
	attributes: readonly AttributeChoiceWire[];
	onRemove: ((id: number) => void) | undefined;
};

export function VariantTable({ members, known, keys, attributes, onRemove }: Props) {
	const { t, c, language } = useTexts(familiesTexts);
	const { t: editor } = useTexts(editorTexts);
	const knownOf = ({ id }: Member) => known.find((one) => one.id === id);
	const variants = members.flatMap((member) => knownOf(member) ?? []);
	const telling = tellingKeys(
		keys,
		attributes.map(({ key }) => key),
		variants.map(({ attributes: values }) => ({ values })),
	);
	const differs = (member: Member) =>
		telling
			.map((key) => valueText(attributes, key, knownOf(member)?.attributes[key], language))
			.filter(Boolean)
			.join(' · ');
	return (
		<PlainTable
			label={t('products')}
			rows={members}
			rowKey={({ id }) => id}
			columns={[
				{
					key: 'name',
					title: c('common.name'),
					cell: (member) => (
						<>
							<Link to={`/products/${member.id}`}>{localizedText(member.names, language)}</Link>
							{knownOf(member)?.published === false && ` (${t('hidden')})`}
						</>
					),
				},
				{ key: 'differs', title: t('differs'), cell: differs },
				{
					key: 'price',
					title: t('price'),
					align: 'end',
					cell: (member) => {
						const one = knownOf(member);
						return one ? formatTenge(language, one.priceTenge) : '';
					},
				},
				{
					key: 'stock',
					title: t('stock'),
					align: 'end',
					cell: (member) => {
						const one = knownOf(member);
						return one ? formatInteger(language, one.stock) : '';
					},
				},
				{
					key: 'actions',
					title: c('common.actions'),
					cell: ({ id, names }) =>
						onRemove && (
							<Button
								look="quiet"
								aria-label={editor('editor.take', { name: localizedText(names, language) })}
								onClick={() => onRemove(id)}
							>
								{editor('editor.remove')}
							</Button>
						),
				},
			]}
		/>
	);
}

function valueText(
	attributes: readonly AttributeChoiceWire[],
	key: string,
	value: string | undefined,
	language: Language,
): string {
	const attribute = attributes.find((one) => one.key === key);
	if (!attribute || value === undefined) return '';
	const named = attribute.values.find((one) => one.value === value);
	const text = named ? localizedText(named.names, language) : value;
	return attribute.unit ? `${text} ${localizedText(attribute.unit, language)}` : text;
}
