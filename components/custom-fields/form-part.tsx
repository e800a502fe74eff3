import type { ReactNode } from "react";
import type { LibraryEntry, LibraryPatch } from "#lib/draft/library-field.ts";

/** What a part of the settings is given. */
export type FormProps = { entry: LibraryEntry; change: (set: LibraryPatch) => void };

/** A part of the settings with its heading. */
export function FormPart({ title, children }: { title?: string; children: ReactNode }) {
	return (
		<div className="flex min-w-0 flex-col gap-3 border-line border-t pt-4 first:border-0 first:pt-0">
			{title ? <h2 className="font-semibold">{title}</h2> : null}
			{children}
		</div>
	);
}
