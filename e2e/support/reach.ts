import { expect, type Locator, type Page } from "@playwright/test";

/** Smaller nothing is that a finger has to hit, and smaller the one thing of a page that is done most; in CSS pixels. */
const LEAST = { any: 24, primary: 44 };

/** Something of a page that can be pressed or filled in, and what is wrong with it. */
type Fault = string;

/**
 * What a finger cannot use on the page as it stands: what is too small, lies under something else, or goes beyond the edge.
 */
export function faultsByTouch(page: Page): Promise<Fault[]> {
	return page.evaluate((least) => {
		const selector =
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [tabindex='0']";
		// Nothing behind a dialog is to be reached.
		const room = document.querySelector("dialog[open]") ?? document;
		const all = [...room.querySelectorAll<HTMLElement>(selector)].filter(
			(one) =>
				one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
				!one.closest("[inert], [aria-hidden=true]") &&
				!one.matches(":disabled") &&
				// In the editor a field is as large as in the document (WCAG 2.5.8, "essential").
				!one.matches("[data-field]") &&
				!one.classList.contains("sr-only"),
		);
		const nameOf = (one: HTMLElement) =>
			`${one.tagName.toLowerCase()} “${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40) || one.getAttribute("name")}”`;
		/** What reacts to a press: a label with its box, a row with the link that covers it. */
		const targetOf = (one: HTMLElement): Element => {
			const label = (one as HTMLInputElement).labels?.[0];
			if (label && one.matches("input"))
				return label.contains(one) || one.getBoundingClientRect().width < 2 ? label : one;
			const covers = getComputedStyle(one, "::after");
			return covers.position === "absolute" && covers.content !== "none" ? (one.offsetParent ?? one) : one;
		};
		const isInText = (one: HTMLElement) =>
			getComputedStyle(one).display === "inline" &&
			[...(one.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
		const faults: string[] = [];
		for (const one of all) {
			const target = targetOf(one);
			target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
			const isPrimary = one.classList.contains("bg-primary");
			const need = isPrimary ? least.primary : least.any;
			if (!isInText(one) && (height < need - 0.5 || width < Math.min(need, least.any) - 0.5)) {
				faults.push(`${nameOf(one)} is ${Math.round(width)} × ${Math.round(height)}`);
			}
			const at = [
				[(left + right) / 2, (top + bottom) / 2],
				[left + 6, (top + bottom) / 2],
				[right - 6, (top + bottom) / 2],
			].map(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0));
			if (!at.some((there) => there && (target.contains(there) || there.contains(target)))) {
				faults.push(`${nameOf(one)} is covered or out of reach`);
			}
		}
		window.scrollTo(0, 0);
		return faults;
	}, LEAST);
}

/** More stops than any page has. */
const MOST_STOPS = 600;

/**
 * Walks through the page by Tab alone, from its beginning until it begins again.
 *
 * @returns what the keyboard does not reach, what it reaches unseen, and where no focus shows
 */
export async function faultsByKeyboard(page: Page): Promise<Fault[]> {
	await page.evaluate(() => {
		(document.activeElement as HTMLElement | null)?.blur();
		window.scrollTo(0, 0);
	});
	await watchFocus(page);
	for (let stop = 0; stop < MOST_STOPS; stop += 1) {
		await page.keyboard.press("Tab");
		if (stop % 10 === 9 && (await page.evaluate("isRound()"))) break;
	}
	return (await page.evaluate("faultsOfWalk()")) as string[];
}

/** From now on judges in the page what has the focus, each time that a key is let go. */
async function watchFocus(page: Page): Promise<void> {
	await page.evaluate(() => {
		const reached = new Set<Element>();
		const nameOf = (one: Element) =>
			`${one.tagName.toLowerCase()} “${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40) || one.getAttribute("name")}”`;
		const hasRing = (one: Element) => {
			// What has the focus lies within.
			if (one.tagName === "IFRAME") return true;
			for (let at: Element | null = one, up = 0; at && up < 4; at = at.parentElement, up += 1) {
				const { outlineStyle, outlineWidth } = getComputedStyle(at);
				if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) return true;
			}
			return false;
		};
		const isSeen = (one: Element) => {
			const { left, right, top, bottom, width } = one.getBoundingClientRect();
			// So much of it lies within the window that a finger could press it.
			if (Math.min(right, window.innerWidth) - Math.max(left, 0) < Math.min(width, 24)) return false;
			const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
				[top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
			);
			return points.some((there) => there !== null && (one.contains(there) || there.contains(one)));
		};
		const faults: string[] = [];
		let [isRound, last] = [false, null as Element | null];
		// Where a press of Tab has led is judged when it is let go: asking each time from without takes ten times as long.
		document.addEventListener("keyup", () => {
			const one = document.activeElement;
			// A date has a stop for each of its parts.
			if (one === last && one instanceof HTMLInputElement && one.type === "date") return;
			last = one;
			isRound ||= !one || one === document.body || reached.has(one);
			if (isRound || !one) return;
			reached.add(one);
			const shown = (one as HTMLInputElement).labels?.[0] ?? one;
			const wrong = [hasRing(one) ? "" : "shows no focus", isSeen(one) || isSeen(shown) ? "" : "is not seen"];
			const said = wrong.filter(Boolean).join(" and ");
			if (said) faults.push(`${nameOf(one)} ${said}`);
		});
		Object.assign(window, {
			isRound: () => isRound,
			faultsOfWalk: (): string[] => [
				...faults,
				...(document.querySelector("header nav") && ![...reached][0]?.matches("[href='#main']")
					? ["does not begin with the way past the navigation"]
					: []),
				...[...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]")]
					.filter(
						(one) =>
							one.tabIndex >= 0 &&
							!reached.has(one) &&
							!one.matches(":disabled, [type=hidden], [type=radio]") &&
							!one.closest("[inert]") &&
							one.checkVisibility({ visibilityProperty: true }),
					)
					.map((one) => `${nameOf(one)} is not reached`),
			],
		});
	});
}

/**
 * Opens a menu by the keyboard, goes through it, and into each dialog that its items lead to; nothing is done there.
 *
 * @returns where the keyboard gets lost
 */
export async function faultsOfMenu(page: Page, opener: Locator): Promise<Fault[]> {
	const faults: Fault[] = [];
	const menu = page.locator("[role=menu], [role=listbox]");
	const name = await opener.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent);
	const open = async () => {
		await opener.focus();
		await page.keyboard.press("Enter");
		await expect(menu.getByRole("menuitem").first()).toBeFocused();
	};
	await open();
	const items = await menu.getByRole("menuitem").allTextContents();
	if (items.length > 1) {
		await page.keyboard.press("End");
		await expect(menu.getByRole("menuitem").last()).toBeFocused();
		await page.keyboard.press("Home");
		await expect(menu.getByRole("menuitem").first()).toBeFocused();
	}
	await page.keyboard.press("Escape");
	await expect(menu).toHaveCount(0);
	if (!(await getsFocus(opener))) faults.push(`Escape from the menu “${name}” does not lead back`);
	for (const item of items) {
		if (!item.trim().endsWith("…")) continue;
		await open();
		const focused = menu.locator("[role=menuitem]:focus");
		// By its words, not by its place: a document goes on meanwhile, and what can be done to it changes.
		for (let step = 0; step < items.length && (await focused.textContent()) !== item; step += 1)
			await page.keyboard.press("ArrowDown");
		await expect(focused).toHaveText(item);
		faults.push(...(await faultsOfDialog(page, opener, item)));
	}
	return faults;
}

/** Presses Enter on what has the focus, which opens a dialog, walks through that, and leaves by Escape. */
export async function faultsOfDialog(page: Page, opener: Locator, name: string): Promise<Fault[]> {
	const faults: Fault[] = [];
	await page.keyboard.press("Enter");
	const dialog = page.locator("dialog[open]");
	await expect(dialog).toBeVisible();
	await expect(dialog.locator(":focus")).toHaveCount(1);
	faults.push(...(await faultsByTouch(page)).map((fault) => `in “${name}”: ${fault}`));
	for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press("Tab");
	const isInside = await page.evaluate(
		() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
	);
	if (!isInside) faults.push(`Tab leads out of “${name}”`);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	if (!(await getsFocus(opener))) faults.push(`Escape from “${name}” does not lead back`);
	return faults;
}

/** The focus comes back in a frame after what had it is gone. */
function getsFocus(one: Locator): Promise<boolean> {
	return expect(one)
		.toBeFocused()
		.then(
			() => true,
			() => false,
		);
}
