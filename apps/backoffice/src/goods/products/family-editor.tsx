import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import { MAX_FAMILY_CODE_LENGTH } from '@dukan/domain/goods/products/product-limits.ts';
import type { ProductFamilyWire } from '@dukan/domain/goods/products/staff-families.api.ts';
import type { AttributeChoiceWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { familiesTexts } from '@dukan/i18n/texts/backoffice/families-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PickedList } from '../../ui/editor/picked-list.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { TrySearch } from '../search/try-search.tsx';
import { VariantTable } from './variant-table.tsx';

type FamilyProduct = ProductFamilyWire['products'][number];

type Draft = {
	code: string;
	keys: readonly string[];
	members: readonly Pick<FamilyProduct, 'id' | 'names'>[];
};

type Props = { wire: ProductFamilyWire; own: FamilyProduct; attributes: readonly AttributeChoiceWire[] };

const CHANGED = ['product_family', 'product', 'products'];

/** Makes a family of the chosen products, changes it or dissolves it. */
export function FamilyEditor({ wire, own, attributes }: Props) {
	const { family, products } = wire;
	const { t, c, language } = useTexts(familiesTexts);
	const readOnly = !useMember().may('editCatalogue');
	const { draft, version, isDirty, set, saved } = useDraft(
		wire,
		wire.family?.version ?? 0,
		(row): Draft => ({
			code: row.family?.code ?? own.names.en.slice(0, MAX_FAMILY_CODE_LENGTH),
			keys: row.family?.attributes ?? [],
			members: row.products,
		}),
	);
	const { code, keys, members } = draft;
	const { dialog } = useUnsaved(isDirty);
	const [asking, setAsking] = useState(false);
	const save = useSave({
		run: async () => {
			const fields = { code, attributes: [...keys], products: members.map(({ id }) => id) };
			if (family) await change(`family_update/${family.id}`, { ...fields, version });
			else await change('family_add', fields);
			saved(draft, version + 1);
		},
		changes: CHANGED,
	});
	const dissolve = useSave({
		run: async () => family && change(`family_delete/${family.id}`, { version: family.version }),
		changes: CHANGED,
		onDone: () => setAsking(false),
	});
	const wrong = { minItems: t('few'), taken: t('taken'), same: t('same') };
	const ids = members.map(({ id }) => id);
	return (
		<Form noValidate onSubmit={() => save.save()}>
			<Card title={t('products')}>
				<p className={form.hint}>{t('hint')}</p>
				{save.problem('products', wrong) && (
					<p className={form.problem} role="alert">
						{save.problem('products', wrong)}
					</p>
				)}
				<VariantTable
					members={members}
					known={products}
					keys={keys}
					attributes={attributes}
					onRemove={
						readOnly ? undefined : (id) => set({ members: members.filter((member) => member.id !== id) })
					}
				/>
			</Card>
			{!readOnly && (
				<TrySearch
					title={t('find')}
					picked={ids}
					onPick={({ id, nameEn, nameRu, nameTm }) =>
						set({ members: [...members, { id, names: { en: nameEn, ru: nameRu, tm: nameTm } }] })
					}
				/>
			)}
			<Card title={t('family')}>
				<PickedList
					label={t('attributes')}
					hint={t('attributesHint')}
					chosen={choicesOf(keys, attributes, language)}
					choices={choicesOf(Object.keys(own.attributes), attributes, language)}
					onChange={(next) => set({ keys: next })}
					problem={save.problem('attributes')}
					editable={!readOnly}
				/>
				<Field
					label={t('code')}
					hint={t('codeHint')}
					value={code}
					maxLength={MAX_FAMILY_CODE_LENGTH}
					disabled={readOnly}
					onChange={({ target }) => set({ code: target.value })}
					error={save.problem('code', { taken: t('codeTaken') })}
				/>
			</Card>
			{!readOnly && (
				<div className={form.buttons}>
					<Button type="submit" busy={save.busy} disabled={ids.length < 2}>
						{family ? c('common.save') : t('make')}
					</Button>
					{family && (
						<Button look="quiet" onClick={() => setAsking(true)}>
							{t('dissolve')}
						</Button>
					)}
				</div>
			)}
			<ConfirmDialog
				open={asking}
				title={t('dissolve')}
				action={t('dissolve')}
				busy={dissolve.busy}
				onConfirm={() => dissolve.save()}
				onClose={() => setAsking(false)}
			>
				<p>{t('dissolveHint')}</p>
			</ConfirmDialog>
			{dialog}
		</Form>
	);
}

function choicesOf(
	keys: readonly string[],
	attributes: readonly AttributeChoiceWire[],
	language: Language,
): { value: string; title: string }[] {
	return keys.map((key) => {
		const attribute = attributes.find((one) => one.key === key);
		return { value: key, title: attribute ? localizedText(attribute.names, language) : key };
	});
}
