import { NavLink } from "#components/sender/nav-link.tsx";

/** The pages of an Admin's settings. */
export function SettingsNav() {
	return (
		<nav aria-label="Settings" className="mx-auto mb-6 flex max-w-2xl gap-1 overflow-x-auto">
			<NavLink href="/settings" isExact>
				You
			</NavLink>
			<NavLink href="/settings/oauth-apps">OAuth apps</NavLink>
			<NavLink href="/settings/api-keys">API keys</NavLink>
			<NavLink href="/settings/audit-log">Audit log</NavLink>
		</nav>
	);
}
