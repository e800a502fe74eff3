import type { Metadata } from "next";
import { SettingsList } from "#components/settings/settings-list.tsx";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../page-words.tsx";
import { roomsOf } from "../../settings-pages-of.ts";
import YouPage from "./you/page.tsx";

export async function generateMetadata(): Promise<Metadata> {
	// A form that is sent without scripts says by its origin where it comes from; without a referrer that is "null".
	return { title: (await pageWords()).settings.title, referrer: "same-origin" };
}

/** On a phone the list of rooms; where the list stands beside the room, the first of them. */
export default async function SettingsPage() {
	const user = await requirePageUser();
	const words = await pageWords();
	return (
		<>
			<div className="lg:hidden">
				<h1 className="mx-auto mb-5 max-w-2xl font-semibold text-display">{words.settings.title}</h1>
				<SettingsList rooms={roomsOf(user, words)} words={words.rooms} />
			</div>
			<div className="max-lg:hidden">
				<YouPage />
			</div>
		</>
	);
}
