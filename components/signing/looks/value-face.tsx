"use client";

import { useMemo } from "react";
import type { ShownValue } from "#lib/contract/signing/signing-page.ts";
import type { FieldDefinition, PageGeometry } from "#lib/fields/field-types.ts";
import type { DisplayContext } from "#lib/fields/values/format.ts";
import { LookView, PlainText } from "./look-view.tsx";
import { lookValue, useFieldLook } from "./use-field-look.ts";

type ValueFaceProps = {
	field: FieldDefinition;
	shown: ShownValue | null;
	page: Pick<PageGeometry, "widthPx" | "heightPx">;
	/** Lines that stand with a signature in a frame around it; null: no frame. */
	frame: readonly string[] | null;
	/** Of the person whose field it is. */
	display: DisplayContext;
};

/** What a field shows when nobody is typing into it: exactly what sealing prints. */
export function ValueFace({ field, shown, page, frame, display }: ValueFaceProps) {
	const value = useMemo(() => lookValue(field, shown, frame, display), [field, shown, frame, display]);
	const look = useFieldLook(field, value, page);
	if (look) return <LookView field={field} look={look} imageUrl={imageUrl(shown)} />;
	if (value.kind === "text") return <PlainText field={field} text={value.text} />;
	return value.kind === "file" ? <PlainText field={field} text={value.name} /> : null;
}

function imageUrl(shown: ShownValue | null): string | null {
	if (shown?.kind === "file") return shown.url;
	return shown?.kind === "mark" && shown.mark.kind === "image" ? shown.mark.url : null;
}
