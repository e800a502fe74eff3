import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";

export { expect, type Locator, type Page };

/** Words of errors that a test causes on purpose; everything else on the console fails it. */
type Options = { expectedConsole: RegExp[] };

/** A page may still ask for the picture of a page while it leaves for what follows Finish, which the link no longer opens. */
const LATE_PICTURE = /\/sign\/[^/]+\/pages\/\d+\?/;

/** The page of a dead link is answered with 404 or 410, which browsers report as an error. */
const isDeadLink = (url: string, text: string) =>
	/\/(?:sign|copies|set-password|sender-identity|identity-review)\/[\w-]+(?:[?#].*)?$/.test(url) &&
	/status of 4(?:04|10)/.test(text);

/** Of what a page said when its test failed. */
const MOST_WORDS = 2_000;

/** A test whose page must not report an error on its console, and that tells what the page said where it fails. */
export const test = base.extend<Options & { lastWords: undefined; quietConsole: undefined }>({
	expectedConsole: [[], { option: true }],
	quietConsole: [
		async ({ page, expectedConsole }, use) => {
			const unexpected: string[] = [];
			const note = (text: string) => {
				if (!expectedConsole.some((pattern) => pattern.test(text))) unexpected.push(text);
			};
			page.on("console", (message) => {
				if (isDeadLink(message.location().url, message.text())) return;
				const isLate = LATE_PICTURE.test(message.location().url) && message.text().includes("status of 410");
				if (message.type() === "error" && !isLate) note(message.text());
			});
			page.on("pageerror", (error) => note(error.message));
			await use(undefined);
			expect(unexpected).toEqual([]);
		},
		{ auto: true },
	],
	lastWords: [
		async ({ page }, use, testInfo) => {
			await use(undefined);
			if (testInfo.status === testInfo.expectedStatus) return;
			// Those of the other people in the test as well, who have a browser window of their own.
			const pages = page
				.context()
				.browser()
				?.contexts()
				.flatMap((context) => context.pages()) ?? [page];
			for (const one of pages) {
				if (one.isClosed() || one.url() === "about:blank") continue;
				const words = await one.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
				process.stdout.write(`${testInfo.title}\n${one.url()} said at last:\n${words.slice(0, MOST_WORDS)}\n`);
			}
		},
		{ auto: true },
	],
});

/** Nothing serious or critical, by axe. */
export async function expectAccessible(page: Page): Promise<void> {
	await expectNothingGrave(page);
}

/** The same in light and dark, of the page alone: what it shows in frames is a page of its own. */
export async function expectAccessibleAlone(page: Page): Promise<void> {
	await expectNothingGrave(page, { onlyContrast: false, isAlone: true });
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNothingGrave(page, { onlyContrast: true, isAlone: true });
	await page.emulateMedia({ colorScheme: "light" });
}

/** To name the place of each of thousands of elements that are in order takes as long as to judge them. */
const ONLY_VIOLATIONS: RunOptions = { resultTypes: ["violations"] };

const CONTRAST = "color-contrast";

/** Looking at the contrast of thousands of elements takes longer than all else; a page of so many repeats itself. */
const MANY_ELEMENTS = 3_000;

/**
 * @param onlyContrast what else there is was judged already
 * @param isAlone without its frames
 */
async function expectNothingGrave(page: Page, { onlyContrast = false, isAlone = false } = {}): Promise<void> {
	await settle(page);
	const looks = await markLooks(page);
	const runs: AxeBuilder[] = [];
	if (!onlyContrast) {
		const axe = await axeFor(page, isAlone);
		runs.push(looks ? axe.disableRules(CONTRAST) : axe);
	}
	if (onlyContrast || looks) {
		const axe = (await axeFor(page, isAlone)).withRules(CONTRAST);
		runs.push(looks ? axe.include(looks) : axe);
	}
	const violations = [];
	for (const axe of runs) violations.push(...(await axe.analyze()).violations);
	const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

/**
 * On a page of many elements, marks one with words, or that takes them, of each look: of each colour, size and
 * weight upon each sequence of grounds, which is all that contrast depends on where nothing lies over anything else.
 *
 * @returns what selects them; null where the page has few elements
 */
async function markLooks(page: Page): Promise<string | null> {
	const isMarked = await page.evaluate((many) => {
		const all = [...document.body.querySelectorAll("*")];
		if (all.length < many) return false;
		const seen = new Set<string>();
		const groundOf = (element: Element | null): string => {
			if (!element) return "";
			const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
			return `${backgroundColor} ${backgroundImage} ${opacity}/${groundOf(element.parentElement)}`;
		};
		for (const element of all) {
			const hasWords =
				element.matches("input, select, textarea") ||
				[...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
			if (!hasWords || !element.checkVisibility({ visibilityProperty: true })) {
				element.removeAttribute("data-look");
				continue;
			}
			const { color, fontSize, fontWeight } = getComputedStyle(element);
			const look = `${color} ${fontSize} ${fontWeight} ${groundOf(element)}`;
			element.toggleAttribute("data-look", !seen.has(look));
			seen.add(look);
		}
		return true;
	}, MANY_ELEMENTS);
	return isMarked ? "[data-look]" : null;
}

/**
 * Without frames there are no answers of theirs to be put together, for which axe opens a page of its own;
 * and half a megabyte of it is read by the page once, not twice for each look.
 */
async function axeFor(page: Page, isAlone: boolean): Promise<AxeBuilder> {
	if (page.frames().length > 1 && !isAlone) return new AxeBuilder({ page }).options(ONLY_VIOLATIONS);
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeCore.source);
	return new AxeBuilder({ page, axeSource: ";" }).setLegacyMode().options(ONLY_VIOLATIONS);
}

/** What fades or slides in comes to its end: a page is judged as it stays. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await document.fonts.ready;
		const finish = () => {
			for (const animation of document.getAnimations()) {
				if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
			}
		};
		finish();
		await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
		// What a new size or scheme brings below the pointer begins to change only now.
		finish();
	});
}

/** The page is not wider than the window, once what is placed by script has followed a change of the window's width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	await expect.poll(beyond).toBeLessThanOrEqual(0);
}

const WIDTHS = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];

/**
 * No sideways scroll at the two widths, light and dark, and down to 320 px, and an accessibility check of
 * both schemes; screenshots to look at unless E2E_PICTURES is "none".
 */
export async function capture(page: Page, name: string): Promise<void> {
	const before = page.viewportSize();
	const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
	await lookAtWidths(page, name);
	await expectAccessible(page);
	if (!isDark) {
		await page.emulateMedia({ colorScheme: "dark" });
		await lookAtWidths(page, `${name}-dark`);
		// Colours are all that a scheme changes.
		await expectNothingGrave(page, { onlyContrast: true });
		await page.emulateMedia({ colorScheme: "light" });
	}
	await page.setViewportSize({ width: 320, height: 640 });
	await expectNoSidewaysScroll(page);
	if (before) await page.setViewportSize(before);
}

/** @param picture what the pictures are called */
async function lookAtWidths(page: Page, picture: string): Promise<void> {
	for (const size of WIDTHS) {
		await page.setViewportSize(size);
		await page.evaluate(() => document.fonts.ready);
		await expectNoSidewaysScroll(page);
		if (process.env.E2E_PICTURES === "none") continue;
		await page.screenshot({ path: `e2e/screens/${picture}-${size.width}.png`, animations: "disabled" });
	}
}
