import { format, type Message } from "./message.ts";

const BROWSERS: [RegExp, string][] = [
	[/\bEdgA?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
	[/\bVersion\/[\d.]+.*Safari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows NT\b/, "Windows"],
	[/\bMac OS X\b/, "macOS"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
];

function find(names: [RegExp, string][], userAgent: string): string | null {
	return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

type Words = { on: Message<{ browser: string; system: string }>; unknown: string };

/** "Firefox on Windows": what people recognise a browser by. */
export function browserName(userAgent: string, words: Words): string {
	const browser = find(BROWSERS, userAgent);
	const system = find(SYSTEMS, userAgent);
	if (browser && system) return format(words.on, { browser, system });
	return browser ?? system ?? words.unknown;
}

/** Whether it is one that is held in a hand. */
export function isPhone(userAgent: string): boolean {
	return /\b(?:iPhone|Android.*Mobile)\b/.test(userAgent);
}
