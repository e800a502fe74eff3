"use client";

import { PageImage } from "#components/viewer/page-image.tsx";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { OthersOn } from "../fields/field-layer.tsx";
import { useSigning } from "../state/signing-context.tsx";

/** The part of the page that a field covers, with what is printed there so far, as large as what holds it. */
export function PageBeneath({ field }: { field: FieldDefinition }) {
	const { server, view } = useSigning();
	const { bounds, page } = field;
	const size = view.pages[page - 1];
	if (!size) return null;
	const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
	return (
		<div
			aria-hidden="true"
			inert
			className="page-beneath"
			style={{
				left: percent(-bounds.x, bounds.width),
				top: percent(-bounds.y, bounds.height),
				width: percent(size.widthPx, bounds.width),
				height: percent(size.heightPx, bounds.height),
			}}
		>
			<div className="page-layer" style={{ "--px": `calc(100cqw / ${size.widthPx})` } as object}>
				<PageImage page={page} imageUrl={server.pictureUrl} label="" isVisible />
				<OthersOn page={page} />
			</div>
		</div>
	);
}
