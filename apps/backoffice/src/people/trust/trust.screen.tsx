import type { TrustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import {
	LIMITED_DEGREES,
	type LimitedDegree,
	PHONE_CONFIRMATIONS,
	TRUST_LIMITS,
	type TrustLimits,
} from '@dukan/domain/people/trust/trust.ts';
import { trustTexts } from '@dukan/i18n/texts/backoffice/trust-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { Fields } from '../../ui/editor/fields.tsx';
import { NumberField, type NumberKey } from '../../ui/editor/number-field.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { changedTrustRules } from './changed-trust-rules.ts';
import { CustomerTabs } from './customer-tabs.tsx';
import styles from './trust.module.css';

/**
 * S18, S26: edits the limits of each degree of trust, when phones are confirmed, and when data is deleted.
 */
export function Component() {
	const { t } = useTexts(trustTexts);
	const rules = useRead('trust_rules');
	return (
		<Page title={t('rules.title')}>
			<CustomerTabs />
			{rules.data ? (
				<RulesForm rules={rules.data} />
			) : (
				<Waiting error={rules.error} retry={() => void rules.refetch()} />
			)}
		</Page>
	);
}

function RulesForm({ rules }: { rules: TrustRulesWire }) {
	const { t, c } = useTexts(trustTexts);
	const { may } = useMember();
	const { begun, draft, isDirty, set, saved } = useDraft(rules, 0, (row) => row);
	const { dialog } = useUnsaved(isDirty);
	const setLimits = (degree: LimitedDegree, part: Partial<TrustLimits>) =>
		set((now) => ({ limits: { ...now.limits, [degree]: { ...now.limits[degree], ...part } } }));
	const save = useSave({
		run: async () => {
			await change('trust_rules_update', changedTrustRules(draft, begun));
			saved(draft, 0);
		},
		changes: ['trust_rules'],
	});
	const number = (key: NumberKey<TrustRulesWire>, label: string) => (
		<NumberField
			label={label}
			value={draft[key]}
			error={save.problem(key)}
			onChange={(value) => set({ [key]: value as number })}
		/>
	);
	const limit = (degree: LimitedDegree, key: keyof TrustLimits, label: string) => (
		<NumberField
			key={key}
			label={label}
			manat={key === 'sumTenge'}
			value={draft.limits[degree][key]}
			error={save.problem(`limits.${degree}.${key}`)}
			onChange={(value) => setLimits(degree, { [key]: value as number })}
		/>
	);
	return (
		<Form onSubmit={() => save.save()}>
			<Fields editable={may('editSettings')}>
				<Card>
					<Choices
						legend={t('rules.confirm')}
						name="confirmPhone"
						chosen={draft.confirmPhone}
						onChoose={(confirmPhone) => set({ confirmPhone })}
						choices={PHONE_CONFIRMATIONS.map((value) => ({
							value,
							title: t(`rules.${value}`),
							detail: t(`rules.${value}Hint`),
						}))}
					/>
					{draft.confirmPhone === 'above_sum' && (
						<div className={form.row}>{limit('unconfirmed', 'sumTenge', t('rules.sum'))}</div>
					)}
				</Card>
				<Card title={t('rules.limits')}>
					{LIMITED_DEGREES.map((degree) => (
						<fieldset key={degree} className={styles.degree}>
							<legend>{t(`degree.${degree}`)}</legend>
							<div className={styles.limits}>
								{TRUST_LIMITS.map((key) => limit(degree, key, t(`rules.${key}`)))}
							</div>
						</fieldset>
					))}
					<div className={form.row}>{number('regularFromOrders', t('rules.regular'))}</div>
					<p className={form.hint}>{t('rules.limitsHint')}</p>
				</Card>
				<Card title={t('rules.together')}>
					<div className={form.row}>
						{number('unconfirmedSharePercent', t('rules.share'))}
						{number('addressSharePercent', t('rules.address'))}
					</div>
				</Card>
				<Card title={t('rules.expiry')}>
					<div className={form.row}>{number('pendingHours', t('rules.pendingHours'))}</div>
				</Card>
				<Card title={t('rules.retention')}>
					<div className={form.row}>
						{number('orderDataMonths', t('rules.orderData'))}
						{number('unusedAccountMonths', t('rules.unused'))}
					</div>
					<p className={form.hint}>{t('rules.retentionHint')}</p>
				</Card>
			</Fields>
			{may('editSettings') && (
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
