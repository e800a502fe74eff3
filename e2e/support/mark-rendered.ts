import type { Page } from "@playwright/test";

/**
 * Marks with `data-rendered` which elements something makes render. React hands an element what it was rendered with,
 * and another such object each time, whether anything of it differs or not.
 *
 * @param selector the elements that are looked at
 */
export async function markRendered(page: Page, selector: string, act: () => Promise<void>): Promise<void> {
	await page.evaluate((looked) => {
		const propsOf = (element: Element): unknown =>
			Reflect.get(element, Object.keys(element).find((key) => key.startsWith("__reactProps$")) ?? "");
		for (const element of document.querySelectorAll("[data-rendered]")) element.removeAttribute("data-rendered");
		const before = new Map([...document.querySelectorAll(looked)].map((element) => [element, propsOf(element)]));
		const mark = () => {
			for (const element of document.querySelectorAll(looked)) {
				if (propsOf(element) !== before.get(element)) element.setAttribute("data-rendered", "");
			}
		};
		Object.assign(window, { markRendered: mark });
	}, selector);
	await act();
	await page.evaluate(() => (Reflect.get(window, "markRendered") as () => void)());
}
