import type { ReactNode } from "react";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { RoomWords } from "../page-words.tsx";

/** Pages of somebody who is not signed in: one card in the middle. */
export default function AuthLayout({ children }: { children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="px-5 py-4 sm:px-8 sm:py-6">
				<Wordmark />
			</header>
			<main className="flex flex-1 flex-col items-center px-4 pt-[6vh] pb-16 sm:pt-[10vh]">
				<RoomWords of={["common", "entrance"]}>
					<div className="w-full max-w-md sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-10 sm:py-10">
						{children}
					</div>
				</RoomWords>
			</main>
		</div>
	);
}
