/** The cookie that keeps the reader's choice of colours; without it the system's is taken. */
export const THEME_COOKIE = "signet-theme";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The choice that a cookie holds; whatever it is not stands for the system's. */
export function readTheme(cookie: string | undefined): Theme {
	return THEMES.find((theme) => theme === cookie) ?? "system";
}
