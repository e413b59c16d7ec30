import { weekdayName } from '@dukan/i18n/format/day.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { NumberField } from '../../ui/editor/number-field.tsx';
import form from '../../ui/form.module.css';
import styles from './week-field.module.css';

type Props = {
	/** One value for each weekday, Monday first. */
	value: readonly (number | string | null)[];
	/** The placeholder of an empty day, which says what applies then. */
	usual: string;
	onChange: (value: (number | string | null)[]) => void;
	problem: (day: number) => string | undefined;
};

export function WeekField({ value, usual, onChange, problem }: Props) {
	const { t, language } = useTexts(deliveryTexts);
	return (
		<fieldset className={styles.week}>
			<legend className={styles.legend}>{t('slot.week')}</legend>
			<div className={styles.days}>
				{value.map((capacity, day) => (
					<NumberField
						// biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the week.
						key={day}
						label={weekdayName(language, day)}
						orNone
						placeholder={usual}
						value={capacity}
						error={problem(day)}
						onChange={(next) => onChange(value.map((one, at) => (at === day ? next : one)))}
					/>
				))}
			</div>
			<p className={form.hint}>{t('slot.weekHint')}</p>
		</fieldset>
	);
}
