import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { EarlyInput } from "#components/ui/forms/early-input.tsx";
import { earlyScript } from "#components/ui/forms/early-script.ts";
import { ReaderProvider } from "#components/ui/reader.tsx";
import { readTheme, THEME_COOKIE } from "#components/ui/theme.ts";
import { localiseTimesScript } from "#components/ui/time/localise-times.ts";
import { intlLocale, textDirection } from "#lib/i18n/locales.ts";
import "./globals.css";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { readerOfRequest } from "./reader-of-request.ts";

export const metadata: Metadata = {
	title: { default: "Signet", template: "%s · Signet" },
	description: "Electronic signatures on your own server.",
	robots: { index: false, follow: false },
};

const PAPER = { light: "#fbfaf8", dark: "#141517" } as const;

export async function generateViewport(): Promise<Viewport> {
	const theme = await chosenTheme();
	return {
		width: "device-width",
		initialScale: 1,
		viewportFit: "cover",
		// The bottom bar stays above a phone's keyboard.
		interactiveWidget: "resizes-content",
		themeColor:
			theme === "system"
				? [
						{ media: "(prefers-color-scheme: light)", color: PAPER.light },
						{ media: "(prefers-color-scheme: dark)", color: PAPER.dark },
					]
				: PAPER[theme],
	};
}

/** The one frame of all pages: language, colours, type. Rooms bring their own headers. */
export default async function RootLayout({ children }: { children: ReactNode }) {
	const locale = await pageLocale();
	const theme = await chosenTheme();
	const policy = (await headers()).get("content-security-policy") ?? "";
	const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
	return (
		<html lang={intlLocale(locale)} dir={textDirection(locale)} data-theme={theme} suppressHydrationWarning>
			<body className="min-h-dvh antialiased">
				<Script nonce={nonce} text={earlyScript()} />
				<ReaderProvider reader={await readerOfRequest()}>{children}</ReaderProvider>
				<Script nonce={nonce} text={localiseTimesScript(await readerOfRequest())} />
				<EarlyInput />
			</body>
		</html>
	);
}

/** Browsers hide the nonce from scripts, React among them. */
function Script({ nonce, text }: { nonce: string | undefined; text: string }) {
	return <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

async function chosenTheme() {
	return readTheme((await cookies()).get(THEME_COOKIE)?.value);
}
