import type { SmartClauseWire, SmartRuleWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { ClauseEditor } from './clause-editor.tsx';
import { filledRule } from './filled-rule.ts';

type Props = { rule: SmartRuleWire; onChange: (rule: SmartRuleWire) => void; problem: string | undefined };

/**
 * Edits the clauses of a rule and shows how many products match. A product needs to match only one clause.
 */
export function RuleEditor({ rule, onChange, problem }: Props) {
	const { t, c, language } = useTexts(catalogueTexts);
	const { anyOf: filled } = filledRule(rule);
	const counted = useQuery({
		queryKey: ['smart_count', filled],
		queryFn: () => change('smart_count', { rule: { anyOf: filled } }),
		enabled: filled.length > 0,
		placeholderData: keepPreviousData,
	});
	const set = (index: number, clause: SmartClauseWire) =>
		onChange({ anyOf: rule.anyOf.map((one, at) => (at === index ? clause : one)) });
	return (
		<div className={form.form}>
			{rule.anyOf.map((clause, index) => (
				<ClauseEditor
					// biome-ignore lint/suspicious/noArrayIndexKey: clauses have no key except their position.
					key={index}
					title={t('rule.clause', { number: index + 1 })}
					clause={clause}
					onChange={(next) => set(index, next)}
					onRemove={
						rule.anyOf.length > 1
							? () => onChange({ anyOf: rule.anyOf.filter((_, at) => at !== index) })
							: undefined
					}
				/>
			))}
			<div className={form.buttons}>
				<Button look="secondary" onClick={() => onChange({ anyOf: [...rule.anyOf, {}] })}>
					{t('rule.addClause')}
				</Button>
			</div>
			{problem && (
				<p className={form.problem} role="alert">
					{problem}
				</p>
			)}
			<p role="status" aria-busy={counted.isFetching}>
				{filled.length === 0
					? t('rule.empty')
					: counted.data
						? t('rule.count', { count: formatInteger(language, counted.data.count) })
						: counted.error
							? c('problem.invalid_input')
							: c('common.loading')}
			</p>
		</div>
	);
}
