-- CreateTable
CREATE TABLE "ConsentText" (
    "hash" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "ConsentText_pkey" PRIMARY KEY ("hash")
);

-- What signers agreed to is evidence like the trail.
CREATE FUNCTION "refuse_consent_text_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Consent texts cannot be changed or removed.' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "ConsentText_append_only"
	BEFORE UPDATE OR DELETE ON "ConsentText"
	FOR EACH ROW EXECUTE FUNCTION "refuse_consent_text_change"();

CREATE TRIGGER "ConsentText_no_truncate"
	BEFORE TRUNCATE ON "ConsentText"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_consent_text_change"();

-- Version 1, whose hash events already record.
INSERT INTO "ConsentText" ("hash", "version", "locale", "text")
SELECT encode(sha256(convert_to(v."text", 'UTF8')), 'hex'), '1', v."locale", v."text" FROM (VALUES
	('EN', 'I agree to use electronic records and an electronic signature for this document. My electronic signature has the same effect as one made by hand.

I can open and read the document on this device, and I can download and keep a copy of it before and after signing.

I may withdraw this agreement at any time before I finish: I decline the document, or close this page and tell the sender. What was signed before stays valid.

I may ask the sender for a paper copy, or to sign on paper instead. The sender tells me whether that costs anything.

To prove who signed what and when, the time, my IP address, my browser and what I enter are recorded and shown to the sender and to the other signers.'),
	('FR', 'J’accepte d’utiliser des documents électroniques et une signature électronique pour ce document. Ma signature électronique a la même valeur qu’une signature manuscrite.

Je peux ouvrir et lire le document sur cet appareil, et en télécharger une copie à conserver avant et après la signature.

Je peux revenir sur cet accord à tout moment avant d’avoir terminé : je refuse le document, ou je ferme cette page et préviens l’expéditeur. Ce qui a déjà été signé reste valable.

Je peux demander à l’expéditeur une copie papier, ou de signer sur papier. L’expéditeur m’indique si cela entraîne des frais.

Pour prouver qui a signé quoi et quand, l’heure, mon adresse IP, mon navigateur et ce que je saisis sont enregistrés et visibles par l’expéditeur et les autres signataires.')
) AS v ("locale", "text");
