import { NavLink } from "#components/ui/nav-link.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { groupRooms, type NamedRoom, SETTINGS, SETTINGS_ROOMS } from "./settings-pages.ts";

type Props = { rooms: NamedRoom[]; words: WorkplaceMessages["rooms"] };

/** The rooms of the settings beside the one that is open; a phone has a page for them (settings-list.tsx). */
export function SettingsColumn({ rooms, words }: Props) {
	return (
		<nav aria-label={words.label} className="flex flex-col gap-5 self-start max-lg:hidden lg:sticky lg:top-22">
			{groupRooms(rooms).map((one) => (
				<div key={one.group} className="flex flex-col gap-0.5">
					<p className="px-3 pb-1 text-ink-soft text-xs">{words.groups[one.group]}</p>
					{one.rooms.map((room) => (
						<NavLink key={room} href={SETTINGS_ROOMS[room]} {...(room === "you" ? { alsoAt: SETTINGS } : {})}>
							{words[room]}
						</NavLink>
					))}
				</div>
			))}
		</nav>
	);
}
