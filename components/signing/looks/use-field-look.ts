"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { ShownValue } from "#lib/contract/signing/signing-page.ts";
import type { FieldDefinition, PageGeometry } from "#lib/fields/field-types.ts";
import { type FieldLook, fieldLook } from "#lib/fields/looks/field-look.ts";
import type { LookValue } from "#lib/fields/looks/look-parts.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { type DisplayContext, displayText } from "#lib/fields/values/format.ts";
import { textMeasure } from "./measure-text.ts";

type PageSize = Pick<PageGeometry, "widthPx" | "heightPx">;

/** What a field holds, as far as it is seen: the same that sealing is given. */
export function lookValue(
	field: FieldDefinition,
	shown: ShownValue | null,
	frame: readonly string[] | null,
	display: DisplayContext,
): LookValue {
	if (shown?.kind === "mark")
		return { kind: "mark", mark: shown.mark, frame: field.type === "Signature" ? frame : null };
	if (shown?.kind === "file") return field.type === "Image" ? { kind: "picture" } : { kind: "file", name: shown.name };
	const value = shown?.value ?? null;
	if (FIELD_REGISTRY[field.type].kind === "choice") return { kind: value === "on" ? "on" : "none" };
	const text = displayText({ ...field, value }, display);
	return text === "" ? { kind: "none" } : { kind: "text", text };
}

/**
 * What is seen of a field, as sealing will print it: same lines, same size, same growth of the box. Null on
 * the server where it would have to measure text.
 */
export function useFieldLook(field: FieldDefinition, value: LookValue, page: PageSize): FieldLook | null {
	const round = useFontRound();
	const needsMeasure = value.kind === "text" || value.kind === "file";
	return useMemo(() => {
		const measure = round >= 0 ? textMeasure(field) : null;
		if (needsMeasure && !measure) return null;
		return fieldLook(field, value, { page, measure: measure ?? (() => 0) });
	}, [field, value, page, round, needsMeasure]);
}

/** Counts the faces that arrived after the first paint: what was measured before is measured again. -1 on the server. */
export function useFontRound(): number {
	return useSyncExternalStore(
		subscribeToFonts,
		() => rounds,
		() => -1,
	);
}

let rounds = 0;

function subscribeToFonts(listener: () => void): () => void {
	const onLoaded = () => {
		rounds += 1;
		listener();
	};
	document.fonts.addEventListener("loadingdone", onLoaded);
	return () => document.fonts.removeEventListener("loadingdone", onLoaded);
}
