"use client";

import type { ComponentProps } from "react";
import { RoomError } from "#components/shell/page-error.tsx";

/** A brand that could not be loaded: the bar with the way to other rooms stays. The room has no edges of its own. */
export default function DesignerError(props: ComponentProps<typeof RoomError>) {
	return (
		<div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
			<RoomError {...props} />
		</div>
	);
}
