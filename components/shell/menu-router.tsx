"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useState, useTransition } from "react";
import { RouterProvider } from "react-aria-components";
import { useListPending } from "#components/ui/lists/list-pending.ts";
import { OnItsWay } from "#components/ui/on-its-way.tsx";

/** What an item of a menu leads to, where it is no room: a file, or another list in the room of lists. */
type Leading = { to: "file" | "list" };

declare module "@react-types/shared" {
	interface RouterConfig {
		routerOptions: Leading;
	}
}

/**
 * What items of menus lead to comes without the page being loaded anew, and one sees that it is late: a list in its own
 * place, a room below the header, as the menu is gone by then. A file is asked for as a link to it would.
 */
export function MenuRouter({ children }: { children: ReactNode }) {
	const router = useRouter();
	const [isPending, start] = useTransition();
	const [isList, setIsList] = useState(false);
	useListPending(isPending && isList);
	const navigate = useCallback(
		(address: string, leading?: Leading) => {
			if (leading?.to === "file") return window.location.assign(address);
			setIsList(leading?.to === "list");
			start(() => router.push(address));
		},
		[router],
	);
	return (
		<RouterProvider navigate={navigate}>
			{children}
			{isPending && !isList ? (
				<div className="fixed inset-x-0 top-13.5 z-40 h-0.5">
					<OnItsWay />
				</div>
			) : null}
		</RouterProvider>
	);
}
