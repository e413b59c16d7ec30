import type { DeliveryPromiseWire } from '@dukan/domain/selling/delivery/delivery-promise.api.ts';
import { minutesLeft } from '@dukan/domain/selling/delivery/delivery-promise.ts';
import { nearDayInSentence } from '@dukan/i18n/format/day.ts';
import { promiseTexts } from '@dukan/i18n/texts/promise-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/texts.tsx';

const MINUTE_MS = 60_000;
/** A deadline that is further away would hurry no one, so it is not shown. */
const SAID_WITHIN_MINUTES = 24 * 60;

/**
 * CHOOSE-07: shows when the product arrives if it is ordered now. It shows nothing until the server has
 * responded.
 */
export function DeliveryPromise({
	districtId,
	express,
}: {
	districtId: number | undefined;
	/** Shown only while express delivery is available: at other times checkout would refuse it. */
	express: string | undefined;
}) {
	const { language } = useTexts();
	const [known, setKnown] = useState<DeliveryPromiseWire & { atMs: number }>();
	/**
	 * The device's time. It may be wrong, but only differences count, and it goes on while the device sleeps,
	 * which timers do not.
	 */
	const [nowMs, setNowMs] = useState(0);
	const promise = known?.promises[0];
	const left =
		known && promise
			? minutesLeft(new Date(Date.parse(known.now) + nowMs - known.atMs), new Date(promise.order_until))
			: undefined;
	const isOver = left === 0;

	useEffect(() => {
		const stop = new AbortController();
		// When the deadline has passed, asks for the next one.
		const query = districtId === undefined ? {} : { district_id: districtId };
		const ask = () =>
			getJson('/api/delivery_promise', query, stop.signal).then(
				(response) => {
					const atMs = Date.now();
					setNowMs(atMs);
					setKnown({ ...response, atMs });
				},
				() => setKnown(undefined),
			);
		const timer = setTimeout(ask, isOver ? MINUTE_MS : 0);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [districtId, isOver]);

	useEffect(() => {
		const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
		return () => clearInterval(timer);
	}, []);

	const expressLine = known?.express && express && <p>{express}</p>;
	if (!known || !promise || left === undefined || isOver) return expressLine;
	const t = tableTranslator(promiseTexts, language);
	const day = nearDayInSentence(language, promise.date, known.today);
	const when = { day, from: promise.from, to: promise.to };
	const within = { hours: Math.floor(left / 60), minutes: left % 60 };
	return (
		<>
			<strong>
				{left > SAID_WITHIN_MINUTES
					? t('plain', when)
					: t('within', { ...when, left: t(within.hours > 0 ? 'hours' : 'minutes', within) })}
			</strong>
			{expressLine}
		</>
	);
}
