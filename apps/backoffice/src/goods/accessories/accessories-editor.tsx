import type { StaffAccessoriesWire } from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import { accessoriesTexts } from '@dukan/i18n/texts/backoffice/accessories-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useSave } from '../../platform/use-save.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { PickedList } from '../../ui/editor/picked-list.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { TrySearch } from '../search/try-search.tsx';

type Props = { productId: number; wire: StaffAccessoriesWire };

/** Chooses products with the shop's own search and puts them in order. */
export function AccessoriesEditor({ productId, wire }: Props) {
	const { t, c, language } = useTexts(accessoriesTexts);
	const readOnly = !useMember().may('editCatalogue');
	const { begun, draft, isDirty, set, saved } = useDraft(wire, 0, ({ chosen }) => ({ chosen }));
	const { chosen } = draft;
	const { dialog } = useUnsaved(isDirty);
	const idsOf = (products: typeof chosen) => products.map(({ id }) => id);
	const save = useSave({
		run: async () => {
			const body = { chosen: idsOf(chosen), was: idsOf(begun.chosen) };
			await change(`product_accessories_update/${productId}`, body);
			saved(draft, 0);
		},
		changes: ['product_accessories'],
	});
	return (
		<Form noValidate onSubmit={() => save.save()}>
			<PickedList
				label={t('chosen')}
				hint={t('hint')}
				chosen={chosen.map((product) => ({ value: String(product.id), title: nameIn(product, language) }))}
				onChange={(values) =>
					set({ chosen: values.flatMap((value) => chosen.find(({ id }) => String(id) === value) ?? []) })
				}
				problem={save.problem('chosen', { itself: t('itself') })}
				editable={!readOnly}
				adding={
					!readOnly && (
						<TrySearch
							title={t('find')}
							picked={[productId, ...idsOf(chosen)]}
							onPick={(product) => set({ chosen: [...chosen, product] })}
						/>
					)
				}
			/>
			{!readOnly && (
				<div className={form.buttons}>
					<Button type="submit" busy={save.busy} disabled={!isDirty}>
						{c('common.save')}
					</Button>
				</div>
			)}
			{dialog}
		</Form>
	);
}
