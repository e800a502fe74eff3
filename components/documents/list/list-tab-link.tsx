"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { useListPending } from "#components/ui/list-pending.ts";

/** A link from one list of documents to another, without loading the page anew: the rows say that theirs are late. */
export function ListTabLink({ children, ...rest }: ComponentProps<typeof Link>) {
	return (
		<Link prefetch={false} {...rest}>
			{children}
			<Pending />
		</Link>
	);
}

/** Only what is below a link knows of it. */
function Pending() {
	useListPending(useLinkStatus().pending);
	return null;
}
