import { expect, type Locator, type Page } from "@playwright/test";
import { moveByOne } from "./keyboard.ts";
import { expectListening } from "./listening.ts";

/** How somebody works who has no mouse: all that they do to a page, and nothing else. */
export type Hands = {
	/** Presses a button or a link, ticks a box, chooses one of several circles. */
	press(target: Locator): Promise<void>;
	/** Replaces what stands in a box. */
	write(box: Locator, text: string): Promise<void>;
	/** Chooses from a closed list by what is written there. */
	choose(select: Locator, option: string): Promise<void>;
	/** Opens a menu and takes something out of it. */
	pick(opener: Locator, item: Locator): Promise<void>;
	/** Takes what is found while one types. */
	take(option: Locator): Promise<void>;
	/** Puts a thing of a list in the place of the one before it. */
	moveUp(handle: Locator, over: Locator): Promise<void>;
	/** What was done did not take one's place on the page away. */
	keepPlace(): Promise<void>;
};

export const HANDS = { touch: byTouch, keyboard: byKeyboard };

/** One finger: what lies under something else or beyond the edge is not hit. */
function byTouch(page: Page): Hands {
	async function press(target: Locator): Promise<void> {
		await expectListening(target);
		await target.tap();
	}
	return {
		press,
		async write(box, text) {
			await press(box);
			await expect(box).toBeFocused();
			await replace(page, text);
		},
		async choose(select, option) {
			await expectListening(select);
			// What a phone then shows is its own, over the page.
			await select.tap({ trial: true });
			await select.selectOption(option);
		},
		async pick(opener, item) {
			await press(opener);
			await press(item);
		},
		take: press,
		moveUp: (handle, over) => drag(page, handle, over),
		async keepPlace() {},
	};
}

/** Moves a finger that lies on one thing to another, as fast as one does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
	await expectListening(from);
	await from.scrollIntoViewIfNeeded();
	const [start, end] = await Promise.all([middleOf(from), middleOf(to)]);
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	await touch("touchStart", [start]);
	for (const part of [0.25, 0.5, 0.75, 1]) {
		await touch("touchMove", [{ x: start.x, y: start.y + (end.y - start.y) * part }]);
	}
	await touch("touchEnd", []);
	await session.detach();
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
	const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	return { x: x + width / 2, y: y + height / 2 };
}

async function replace(page: Page, text: string): Promise<void> {
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(text);
}

/** More stops than a page has. */
const MOST_STOPS = 160;

/** Tab, Shift+Tab, arrows, Enter, Space and Escape: what has the focus is what the keys before led to. */
function byKeyboard(page: Page): Hands {
	let path: string | null = null;

	/** Whoever stays on a page stays where they are on it; another page begins anew. */
	async function keepPlace(): Promise<void> {
		if (pathOf(page) === path) await expect(page.locator(":focus"), "something has the focus").toHaveCount(1);
	}

	async function reach(target: Locator): Promise<void> {
		await expectListening(target);
		// What is busy hears nothing.
		await expect(target).toBeEnabled();
		await keepPlace();
		path = pathOf(page);
		for (let stop = 0; stop < MOST_STOPS; stop += 1) {
			const key = await target.evaluate(keyTowards);
			if (key === null) return expectInSight(target);
			await page.keyboard.press(key);
		}
		throw new Error(`The keyboard does not lead to ${target}.`);
	}

	async function press(target: Locator): Promise<void> {
		await reach(target);
		const isTicked = await target.evaluate((one) => one.matches("[type=checkbox], [type=radio]"));
		await page.keyboard.press(isTicked ? "Space" : "Enter");
	}

	return {
		press,
		keepPlace,
		async write(box, text) {
			await reach(box);
			await replace(page, text);
		},
		async choose(select, option) {
			await reach(select);
			await page.keyboard.type(beginningOf(option, await select.locator("option").allTextContents()));
			await expect(select.locator("option:checked")).toHaveText(option);
		},
		async pick(opener, item) {
			await press(opener);
			await expect(item).toBeVisible();
			await expect(page.getByRole("menuitem").first()).toBeFocused();
			await goDown(page, () => item.evaluate((one) => one === document.activeElement));
		},
		async take(option) {
			await expect(option).toBeVisible();
			await goDown(page, async () => (await option.getAttribute("aria-selected")) === "true");
		},
		async moveUp(handle) {
			await reach(handle);
			await moveByOne(page, "ArrowUp");
		},
	};
}

/** As little of it as tells it from the others: what is typed after it was chosen may meet another page. */
function beginningOf(option: string, all: readonly string[]): string {
	const others = all.filter((one) => one !== option);
	const isTold = (length: number) => !others.some((one) => one.startsWith(option.slice(0, length)));
	return option.slice(0, Array.from(option, (_letter, at) => at + 1).find(isTold));
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** In the page: the key that leads on from what has the focus towards an element; null when that has it. */
function keyTowards(target: Element): string | null {
	const { activeElement: here } = document;
	if (here === target) return null;
	const [one, other] = [here, target].map((radio) =>
		radio instanceof HTMLInputElement && radio.type === "radio" ? radio.name : "",
	);
	if (one && one === other) return "ArrowDown";
	const isBehind = here && here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
	return here !== document.body && isBehind ? "Shift+Tab" : "Tab";
}

/** What has the focus stands within the window, and no bar lies over it. */
async function expectInSight(target: Locator): Promise<void> {
	await expect
		.poll(() =>
			target.evaluate((focused) => {
				const label = (focused as HTMLInputElement).labels?.[0];
				return [focused, ...(label ? [label] : [])].some((one) => {
					const { left, top, width, height } = one.getBoundingClientRect();
					const there = document.elementFromPoint(left + width / 2, top + height / 2);
					return there !== null && (one.contains(there) || there.contains(one));
				});
			}),
		)
		.toBe(true);
}

/** Goes down a list until one is where the keyboard is, and takes that. */
async function goDown(page: Page, isThere: () => Promise<boolean>): Promise<void> {
	for (let step = 0; step < MOST_STOPS; step += 1) {
		if (await isThere()) return page.keyboard.press("Enter");
		await page.keyboard.press("ArrowDown");
	}
	throw new Error("The arrow keys do not lead there.");
}
