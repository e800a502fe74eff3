import { isDecodable, type Variables } from "./variables.ts";

/** All hosts of a URL that names several, in the order they are tried. */
export const HOSTS_PARAMETER = "hosts";

/**
 * DATABASE_URL in a form that URL parsers take; empty when it isn’t set. libpq’s socket (`postgresql:///signet?host=/run/postgresql`)
 * goes to where the host is, and of several hosts the first; see HOSTS_PARAMETER.
 */
export function readDatabaseUrl(from: Variables): string {
	const url = from.url("DATABASE_URL", ["postgres:", "postgresql:"], withOneHost);
	const schema = url?.searchParams.get("schema") ?? "public";
	if (schema !== "public") {
		from.problem(`DATABASE_URL has schema=${schema}, but Signet uses the schema public. Use a separate database.`);
	}
	if (url?.searchParams.has("schema")) url.searchParams.delete("schema");
	if (url && !isDecodable(url.username + url.password)) {
		from.problem("DATABASE_URL has a user name or password that is not percent-encoded UTF-8.");
	}
	return url?.href ?? "";
}

function withOneHost(given: string): string {
	const [, scheme, login = "", authority = "", path = "", query = ""] =
		/^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)([^?#]*)\??([^#]*)$/i.exec(given) ?? [];
	const params = new URLSearchParams(query);
	const isInQuery = authority === "";
	const names = (isInQuery ? (params.get("host") ?? "") : authority).split(",").filter(Boolean);
	if (scheme === undefined || names.length === 0 || (names.length === 1 && !isInQuery)) return given;
	const ports = isInQuery ? (params.get("port") ?? "").split(",") : [];
	const hosts = names.map((name, index) => {
		const port = ports[index] ?? ports[0];
		const isSocket = name.startsWith("/");
		return `${isSocket ? encodeURIComponent(name) : name}${port ? `:${port}` : ""}`;
	});
	if (isInQuery) for (const name of ["host", "port"]) params.delete(name);
	if (hosts.length > 1) params.set(HOSTS_PARAMETER, hosts.join(","));
	return `${scheme}${login}${hosts[0]}${path}${params.size > 0 ? `?${params}` : ""}`;
}
