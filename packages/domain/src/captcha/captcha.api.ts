/** GET /api/captcha. Pictures are base64 png without a prefix. */
export type CaptchaWire = { key: string; background: string; slider: string };

/** GET /api/captcha?kind=sound: for whoever cannot see the picture. base64 wav. */
export type SoundCaptchaWire = { key: string; sound: string };

/** POST /api/captcha */
export type CaptchaAnswerWire = { result: 'success'; token: string } | { result: 'failure' };
