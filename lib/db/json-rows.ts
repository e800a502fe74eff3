/** The columns of a row that hold times. */
type TimeName<Row> = { [Name in keyof Row]-?: Date extends Row[Name] ? Name : never }[keyof Row];

/** Names every column of a row that holds a time; leaving one out, or naming another, does not compile. */
export type TimesOf<Row> = Record<TimeName<Row>, true>;

/** A row as Postgres writes it into JSON: its times are texts (ISO 8601 with an offset). */
export type JsonRow<Row> = Omit<Row, TimeName<Row>> & Record<TimeName<Row>, string | null>;

/** A row that came as JSON, with its times as dates. Takes the given object over. */
export function rowOfJson<Row extends object>(json: JsonRow<Row>, times: TimesOf<Row>): Row {
	const row = json as Record<string, unknown>;
	for (const name in times) {
		const at = row[name];
		if (typeof at === "string") row[name] = new Date(at);
	}
	return row as Row;
}
