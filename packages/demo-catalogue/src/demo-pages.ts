import { aboutUsPage } from './pages/about-us.ts';
import { contactUsPage } from './pages/contact-us.ts';
import type { DemoPage } from './pages/demo-page.ts';
import { faqPage } from './pages/faq.ts';
import { orderPage } from './pages/order.ts';
import { partnershipPage } from './pages/partnership.ts';
import { paymentPage } from './pages/payment.ts';
import { privacyPage } from './pages/privacy.ts';
import { termsPage } from './pages/terms.ts';

export const demoPages: DemoPage[] = [
	paymentPage,
	privacyPage,
	termsPage,
	orderPage,
	faqPage,
	partnershipPage,
	aboutUsPage,
	contactUsPage,
];
