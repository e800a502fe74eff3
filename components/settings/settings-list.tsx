import {
	AppWindow,
	Building2,
	ChevronRight,
	CircleUserRound,
	FilePenLine,
	Files,
	FolderDown,
	History,
	KeyRound,
	LogIn,
	type LucideIcon,
	Palette,
	ScrollText,
	ShieldCheck,
	Signature,
	Stethoscope,
	TextCursorInput,
	UserRound,
	UsersRound,
	Webhook,
} from "lucide-react";
import { RoomLink } from "#components/ui/page-link.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { PlaceKept } from "./place-kept.tsx";
import { groupRooms, type ListedRoom, type NamedRoom, SETTINGS_ROOMS } from "./settings-pages.ts";

const ICONS: Record<ListedRoom, LucideIcon> = {
	you: CircleUserRound,
	security: ShieldCheck,
	organisation: Building2,
	documentSettings: Files,
	signingSettings: FilePenLine,
	people: UserRound,
	teams: UsersRound,
	signIn: LogIn,
	identities: Signature,
	fields: TextCursorInput,
	brands: Palette,
	log: History,
	data: FolderDown,
	apps: AppWindow,
	keys: KeyRound,
	webhooks: Webhook,
	requests: ScrollText,
	doctor: Stethoscope,
};

type Props = { rooms: NamedRoom[]; words: WorkplaceMessages["rooms"] };

/** The settings on a phone: their rooms, group by group, with what each is for. */
export function SettingsList({ rooms, words }: Props) {
	return (
		<nav aria-label={words.label} className="mx-auto flex max-w-2xl flex-col gap-6">
			<PlaceKept />
			{groupRooms(rooms).map((one) => (
				<section key={one.group} aria-labelledby={`group-${one.group}`}>
					<h2 id={`group-${one.group}`} className="px-4 pb-2 font-medium text-ink-soft sm:px-5">
						{words.groups[one.group]}
					</h2>
					<ul className="overflow-hidden rounded-card border border-line bg-surface">
						{one.rooms.map((room) => (
							<RoomRow key={room} room={room} words={words} />
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}

/** Who comes back from the room stands where they were: at its row, which has its name as an anchor. */
function RoomRow({ room, words }: { room: ListedRoom; words: WorkplaceMessages["rooms"] }) {
	const Icon = ICONS[room];
	return (
		<li className="not-last:border-line not-last:border-b">
			<RoomLink
				id={room}
				href={SETTINGS_ROOMS[room]}
				aria-describedby={`${room}-about`}
				className="flex min-h-16 scroll-mt-[45vh] items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken active:bg-sunken sm:px-5"
			>
				<Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
				<span className="min-w-0 flex-1">
					<span className="block break-words font-medium text-read">{words[room]}</span>
					<span id={`${room}-about`} aria-hidden="true" className="block text-pretty break-words text-ink-soft">
						{words.about[room]}
					</span>
				</span>
				<ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-soft rtl:-scale-x-100" />
			</RoomLink>
		</li>
	);
}
