import { PERIOD_PRESETS } from '@dukan/domain/running/reports/periods.ts';
import { SALES_STEPS } from '@dukan/domain/running/reports/report-kinds.ts';
import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import styles from './reports.module.css';
import type { ChosenPeriod } from './use-period.ts';

export function PeriodPicker({ chosen }: { chosen: ChosenPeriod }) {
	const { t, c } = useTexts(reportsTexts);
	const { typed, isGood, preset, step, choose, type, set } = chosen;
	return (
		<>
			<search className={styles.tools}>
				<fieldset className={styles.presets} aria-label={t('period.label')}>
					{PERIOD_PRESETS.map((one) => (
						<button
							key={one}
							type="button"
							className={styles.view}
							aria-pressed={preset === one}
							onClick={() => choose(one)}
						>
							{t(`period.${one}`)}
						</button>
					))}
				</fieldset>
				{(['from', 'to'] as const).map((end) => (
					<label key={end} className={styles.field}>
						<span>{c(`common.${end}`)}</span>
						<input
							type="date"
							value={typed[end]}
							aria-invalid={isGood ? undefined : true}
							onChange={(event) => type({ [end]: event.target.value })}
						/>
					</label>
				))}
				<label className={styles.field}>
					<span>{t('step.label')}</span>
					<select value={step} onChange={(event) => set({ step: event.target.value })}>
						{SALES_STEPS.map((one) => (
							<option key={one} value={one}>
								{t(`step.${one}`)}
							</option>
						))}
					</select>
				</label>
			</search>
			{!isGood && (
				<p className={form.problem} role="alert">
					{t('period.wrong')}
				</p>
			)}
		</>
	);
}
