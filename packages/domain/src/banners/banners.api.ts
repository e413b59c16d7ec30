export type BannerWire = {
	b_active: 0 | 1;
	b_link: string;
	b_img_tm: string;
	b_img_en: string;
	b_img_ru: string;
};

export type SmallBannerWire = { bs_link: string; bs_img_tm: string; bs_img_en: string; bs_img_ru: string };
