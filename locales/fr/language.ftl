# La langue, dans ses propres mots.
language-name = Français
