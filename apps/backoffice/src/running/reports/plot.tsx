import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { useEffect, useState } from 'react';
import {
	Bar,
	CartesianGrid,
	ComposedChart,
	Legend,
	Line,
	ResponsiveContainer,
	Tooltip,
	XAxis,
	YAxis,
} from 'recharts';
import { useTexts } from '../../platform/texts.tsx';
import { formatMeasure, formatTick, type PlotRow, type Series } from './measure.ts';
import styles from './reports.module.css';

/** The colours differ in lightness too, for readers who cannot tell the hues apart. */
const COLOURS = ['#9b1b30', '#1f5c46', '#c9a86a', '#685c54', '#5b7ea8', '#2b2320'];
const BEFORE_COLOUR = '#8a7c6f';
const ROW_HEIGHT = 34;

type Props = {
	title: string;
	series: readonly Series[];
	rows: readonly PlotRow[];
	/** True for horizontal bars, which have space for long names. */
	horizontalBars?: boolean;
};

/**
 * Draws a plot whose points can be read by pointer or with the arrow keys. The current point is announced
 * below the plot.
 */
export function Plot({ title, series, rows, horizontalBars = false }: Props) {
	const { t, language } = useTexts(reportsTexts);
	const [read, setRead] = useState<string>();
	const drawn = series.filter(({ look }) => look !== 'table');
	const unit = drawn[0]?.unit ?? 'count';
	const point = rows.find(({ label }) => label === read);
	const say = (row: PlotRow) =>
		drawn
			.filter(({ key }) => typeof row[key] === 'number')
			.map((one) => `${one.title} ${formatMeasure(language, one.unit, Number(row[one.key]))}`)
			.join(', ');
	const numbers = {
		tickFormatter: (value: number) => formatTick(language, unit, value),
		allowDecimals: unit === 'tenths',
		stroke: '#685c54',
		fontSize: 12,
	};
	const names = { dataKey: 'label', stroke: '#685c54', fontSize: 12, interval: 'preserveStartEnd' } as const;
	const short = (label: string) => rows.find((row) => row.label === label)?.short ?? label;
	const height = horizontalBars ? Math.max(180, rows.length * ROW_HEIGHT + 70) : 280;
	return (
		<div className={styles.plot}>
			<ResponsiveContainer width="100%" height={height} minWidth={200}>
				<ComposedChart
					data={[...rows]}
					layout={horizontalBars ? 'vertical' : 'horizontal'}
					accessibilityLayer
					aria-label={title}
					margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
				>
					<CartesianGrid stroke="#efe9df" vertical={horizontalBars} horizontal={!horizontalBars} />
					{horizontalBars ? (
						<>
							<XAxis type="number" {...numbers} />
							<YAxis
								type="category"
								{...names}
								interval={0}
								width={180}
								tickFormatter={(name) => shorten(short(name))}
							/>
						</>
					) : (
						<>
							<XAxis {...names} tickFormatter={short} minTickGap={16} />
							<YAxis {...numbers} width="auto" />
						</>
					)}
					<Tooltip
						isAnimationActive={false}
						cursor={{ fill: '#efe9df', fillOpacity: 0.6 }}
						content={({ active, label }) => (
							<PointTooltip
								label={active && typeof label === 'string' ? label : undefined}
								text={active ? say(rows.find((row) => row.label === label) ?? { label: '', short: '' }) : ''}
								onRead={setRead}
							/>
						)}
					/>
					<Legend formatter={(name: string) => <span className={styles.legend}>{name}</span>} />
					{drawn.map(({ key, title: name, look = 'bar' }, index) =>
						look !== 'dashes' ? (
							<Bar
								key={key}
								dataKey={key}
								name={name}
								fill={look === 'before' ? BEFORE_COLOUR : (COLOURS[index % COLOURS.length] ?? '')}
								radius={horizontalBars ? [0, 3, 3, 0] : [3, 3, 0, 0]}
								maxBarSize={28}
								isAnimationActive={false}
							/>
						) : (
							<Line
								key={key}
								dataKey={key}
								name={name}
								stroke={BEFORE_COLOUR}
								strokeWidth={2}
								strokeDasharray="5 4"
								dot={rows.length < 2}
								connectNulls
								isAnimationActive={false}
							/>
						),
					)}
				</ComposedChart>
			</ResponsiveContainer>
			<p className={styles.reading} role="status">
				{point ? `${point.label}: ${say(point)}` : t('plot.keys')}
			</p>
		</div>
	);
}

const SHORT_NAME = 20;

function shorten(name: string): string {
	return name.length > SHORT_NAME ? `${name.slice(0, SHORT_NAME - 1)}…` : name;
}

/** Shows the tooltip of a point and passes the point to the text below the plot. */
function PointTooltip({
	label,
	text,
	onRead,
}: {
	label: string | undefined;
	text: string;
	onRead: (label: string | undefined) => void;
}) {
	useEffect(() => onRead(label), [label, onRead]);
	if (!label) return null;
	return (
		<div className={styles.tooltip}>
			<strong>{label}</strong>
			<span>{text}</span>
		</div>
	);
}
