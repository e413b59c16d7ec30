import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test('AUTH-11 a device is named by browser and system, also where its user agent names other browsers too', () => {
	for (const [userAgent, name] of [
		[
			`Mozilla/5.0 (Linux; Android 14; SM-A556E) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
			'Chrome, Android',
		],
		[
			`Mozilla/5.0 (Linux; Android 14; SM-A556E) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
			'Samsung Internet, Android',
		],
		[
			`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
			'Edge, Windows',
		],
		[
			`Mozilla/5.0 (Linux; Android 10) ${WEBKIT} Chrome/130.0 Mobile Safari/537.36 EdgA/130.0`,
			'Edge, Android',
		],
		[`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'Edge, Windows'],
		[
			'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 EdgiOS/130.0 Mobile/15E148 Safari/605.1.15',
			'Edge, iPhone',
		],
		[`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0 Safari/537.36 OPR/116.0`, 'Opera, Windows'],
		['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.16', 'Opera, Windows'],
		[`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/128.0 YaBrowser/24.10 Safari/537.36`, 'Yandex, Windows'],
		['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
		[
			'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
			'Firefox, iPad',
		],
		[
			'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
			'Chrome, iPhone',
		],
		[
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
			'Safari, macOS',
		],
	] as const)
		assert.equal(deviceName(userAgent), name, userAgent);
});

test('AUTH-11 what the user agent does not tell is left out', () => {
	assert.equal(deviceName('Dukan/1.0 (Android 14)'), 'Android');
	assert.equal(deviceName('Firefox/132.0'), 'Firefox');
	assert.equal(deviceName('curl/8.5.0'), '');
	assert.equal(deviceName(''), '');
});
