import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { intlLocale, textDirection } from "#lib/i18n/locales.ts";
import "./globals.css";
import { pageLocale } from "./page-locale.ts";

export const metadata: Metadata = {
	title: { default: "Signet", template: "%s · Signet" },
	description: "Electronic signatures on your own server.",
	robots: { index: false, follow: false },
};

export const viewport: Viewport = {
	width: "device-width",
	initialScale: 1,
	viewportFit: "cover",
	// The bottom bar stays above a phone's keyboard.
	interactiveWidget: "resizes-content",
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
		{ media: "(prefers-color-scheme: dark)", color: "#141517" },
	],
};

/** The one frame of all pages: language, colours, type. Rooms bring their own headers. */
export default async function RootLayout({ children }: { children: ReactNode }) {
	const locale = await pageLocale();
	return (
		<html lang={intlLocale(locale)} dir={textDirection(locale)}>
			<body className="min-h-dvh antialiased">{children}</body>
		</html>
	);
}
