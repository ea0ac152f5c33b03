# Woorden voor formulieren: wat er aan een veld ontbreekt.

forms-missing = Vul dit in.
forms-short = Minstens { $least } tekens, graag.
forms-range = Vul een getal in van { $least } tot en met { $most }.
forms-wrong = Kijk dit nog eens na.
