"use client";

import { type RefObject, useEffect, useRef } from "react";
import { type BrandValues, NEW_BRAND_VALUES } from "./brand-values.ts";

/** Takes what was typed and switched before the page's scripts were there. */
export function useTypedBefore(
	form: RefObject<HTMLFormElement | null>,
	change: (changed: Partial<BrandValues>) => void,
): void {
	const latest = useRef(change);
	latest.current = change;
	useEffect(() => {
		for (const field of form.current?.elements ?? []) {
			if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
			if (!(field.name in NEW_BRAND_VALUES)) continue;
			if (field.type === "checkbox" && field instanceof HTMLInputElement) repeatClick(field);
			else if (field.type !== "number" && field.value !== field.defaultValue) {
				latest.current({ [field.name]: field.value === "" && field.name !== "brandName" ? null : field.value });
			}
		}
	}, [form]);
}

/** What listens by now hears of it. */
function repeatClick(box: HTMLInputElement): void {
	if (box.checked === box.defaultChecked) return;
	box.checked = box.defaultChecked;
	box.click();
}
