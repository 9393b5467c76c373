/** How programs and people call the column of notes, in tables of every kind. */
export const notesHeading = `note, notes, comment, comments,
  Notiz, Notizen, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Kommentar, Kommentare,
  remarque, remarques, commentaire, commentaires, observations,
  nota, notas, comentario, comentarios, observaciones,
  ملاحظة, ملاحظات, الملاحظات, تعليق, تعليقات`;
