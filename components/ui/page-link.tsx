"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { OnItsWay } from "./on-its-way.tsx";

type Props = ComponentProps<typeof Link> & {
	/** It is pressed anywhere on the row that holds it. */
	isOfRow?: boolean;
};

/** A link from room to room, without loading the page anew; it says when the room is late. */
export function RoomLink({ isOfRow = false, className, children, ...rest }: Props) {
	return (
		<Link {...rest} className={cx(isOfRow ? "after:absolute after:inset-0" : "relative", className)}>
			{children}
			<Late />
		</Link>
	);
}

/** Only what is below a link knows of it. */
function Late() {
	return useLinkStatus().pending ? <OnItsWay /> : null;
}
