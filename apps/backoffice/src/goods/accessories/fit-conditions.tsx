import { FIT_COMPARISONS, type FitCondition } from '@dukan/domain/goods/accessories/fit-rules.ts';
import type { FitRuleWire } from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import { accessoriesTexts } from '@dukan/i18n/texts/backoffice/accessories-texts.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import { titled, useCatalogueList, useChoices } from '../structure/use-catalogue.ts';

type Props = {
	rule: FitRuleWire;
	thingId: number | null;
	accessoryId: number | null;
	onChange: (rule: FitRuleWire) => void;
	problem: string | undefined;
};

/** Edits the conditions of a rule. All of them must hold, and a rule without conditions fits everything. */
export function FitConditions({ rule, thingId, accessoryId, onChange, problem }: Props) {
	const { t } = useTexts(accessoriesTexts);
	const { t: editor } = useTexts(editorTexts);
	const subcategories = useCatalogueList('subcategories');
	const keysOf = (id: number | null) => subcategories.find((one) => one.id === id)?.attributes ?? [];
	const { allOf } = rule;
	const [firstThing] = keysOf(thingId);
	const [firstAccessory] = keysOf(accessoryId);
	const set = (index: number, changes: Partial<FitCondition>) =>
		onChange({ allOf: allOf.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
	return (
		<div className={form.form}>
			{allOf.length === 0 && <p>{t('rule.always')}</p>}
			{allOf.map((condition, index) => {
				const title = t('rule.condition', { number: index + 1 });
				return (
					<Card
						// biome-ignore lint/suspicious/noArrayIndexKey: conditions have no key except their position.
						key={index}
						title={title}
						actions={
							<Button
								look="quiet"
								aria-label={editor('editor.take', { name: title })}
								onClick={() => onChange({ allOf: allOf.filter((_, at) => at !== index) })}
							>
								{editor('editor.remove')}
							</Button>
						}
					>
						<div className={form.row}>
							<KeySelect
								label={t('rule.thingKey')}
								keys={keysOf(thingId)}
								value={condition.key}
								onChange={(key) => set(index, { key })}
							/>
							<SelectOne
								label={t('rule.compare')}
								hint={condition.compare === 'same' ? t('rule.sameHint') : undefined}
								choices={FIT_COMPARISONS.map((value) => ({ value, title: t(`rule.${value}`) }))}
								chosen={condition.compare}
								onChoose={(compare) => set(index, { compare })}
							/>
							<KeySelect
								label={t('rule.accessoryKey')}
								keys={keysOf(accessoryId)}
								value={condition.accessoryKey}
								onChange={(accessoryKey) => set(index, { accessoryKey })}
							/>
						</div>
					</Card>
				);
			})}
			{problem && (
				<p className={form.problem} role="alert">
					{problem}
				</p>
			)}
			<div className={form.buttons}>
				<Button
					look="secondary"
					disabled={firstThing === undefined || firstAccessory === undefined}
					onClick={() =>
						firstThing !== undefined &&
						firstAccessory !== undefined &&
						onChange({
							allOf: [...allOf, { key: firstThing, accessoryKey: firstAccessory, compare: 'same' }],
						})
					}
				>
					{t('rule.addCondition')}
				</Button>
			</div>
		</div>
	);
}

/**
 * Lists the attributes of a sub-category. An attribute that the sub-category no longer has stays listed until
 * another one is chosen.
 */
function KeySelect({
	label,
	keys,
	value,
	onChange,
}: {
	label: string;
	keys: readonly string[];
	value: string;
	onChange: (key: string) => void;
}) {
	const attributes = useChoices('attributes', ({ key }) => key);
	return (
		<Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
			{titled([...new Set([...keys, value])], attributes).map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.title}
				</option>
			))}
		</Select>
	);
}
